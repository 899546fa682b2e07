// SPDX-License-Identifier: Apache-2.0

import ExampleVendors
import GeoProvider
import PermissionRules
import SimulatedDevice
import SimulatedEnvironment

/// The phone on which the code of a lesson runs, before and after it is mended.
public struct LessonStage: Sendable, CustomStringConvertible {
    /// The lesson's name.
    public let name: String
    /// The usage texts that are in Info.plist.
    var texts: [UsageKey] = [.whenInUse]
    /// What the user has decided before.
    var grant = AccessGrant.unasked
    /// Whether the Precise switch is on.
    var precise = true
    /// Whether the user has agreed to the vendors' terms before.
    var agrees = true
    /// What the user answers, two seconds after each prompt.
    var answers: [DeviceUserAnswer] = []
    /// What happens after the launch.
    var script: @Sendable (SimulatedDevice, LessonApp) throws -> Void = { device, _ in device.advance(by: .seconds(40))
    }
    /// Whether the app got what it wanted, where the app cannot tell.
    var verdict: @Sendable (SimulatedDevice, LessonApp) -> Bool = { $1.isContent }
    let before: @Sendable (ProviderEnvironment) -> LessonApp
    let after: @Sendable (ProviderEnvironment) -> LessonApp

    /// The lesson's name.
    public var description: String { name }

    /// Runs the code, and says whether the app got what it wanted.
    ///
    /// - Parameter mended: The code after the lesson, not the one before.
    /// - Throws: What the phone does not offer.
    public func run(mended: Bool) throws -> Bool {
        let device = SimulatedDevice(configuration)
        device.user.answers = answers
        device.app.launch()
        let app = device.asCurrent {
            if agrees { for vendor in Vendor.allCases { vendor.agreeToPrivacyTerms() } }
            return (mended ? after : before)(.simulated(device))
        }
        device.asCurrent { app.launched() }
        try script(device, app)
        return verdict(device, app)
    }

    private var configuration: DeviceConfiguration {
        let declaration = AppDeclaration(
            usageTexts: Dictionary(uniqueKeysWithValues: texts.map { ($0, "Shows where you are on the map.") }),
            temporaryUsageTexts: ["navigation": "Turn-by-turn directions need your exact place."],
            backgroundModes: ["location"]
        )
        return DeviceConfiguration(
            declaration: declaration,
            permission: PermissionState(grant: grant, precise: precise)
        )
    }
}
