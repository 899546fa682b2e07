// SPDX-License-Identifier: Apache-2.0

import ExampleVendors
import GeoProvider
import SimulatedDevice
import SimulatedEnvironment

/// One way on one vendor, on a phone of its own, and what was to be seen there.
struct Showing {
    /// A line for each thing that the user saw or did, or that the app was told.
    let lines: [String]

    /// Plays the first launch, with a user who allows location two seconds after any prompt.
    init(of way: any Way.Type, on vendor: Vendor) {
        let usageTexts: [UsageKey: String] = [
            .whenInUse: "Shows what is near you.",
            .always: "Records your way, also while the screen is off.",
            .alwaysAndWhenInUse: "Records your way, also while the screen is off.",
        ]
        let device = SimulatedDevice(DeviceConfiguration(declaration: AppDeclaration(usageTexts: usageTexts)))
        device.user.answers = [
            DeviceUserAnswer(prompt: .first13, option: .allowWhileUsing, delay: .seconds(2))
        ]
        device.app.launch()
        let environment = ProviderEnvironment.simulated(device)
        let app = device.asCurrent {
            vendor.agreeToPrivacyTerms()
            let provider = vendor.makeProvider(in: environment)
            return way.init(provider: provider, environment: environment) { device.note(.app, .callback, $0) }
        }
        device.asCurrent { app.firstLaunch() }
        device.advance(by: .seconds(60))
        lines = device.journal.entries.compactMap(Self.line)
    }

    private static func line(for entry: DeviceJournalEntry) -> String? {
        let who: String
        switch (entry.lane, entry.event) {
        case (.system, .prompt): who = "prompt"
        case (.user, _): who = "user"
        case (.app, .callback): who = "app"
        default: return nil
        }
        return "\(entry.time.seconds) s  \(who): \(entry.detail)"
    }
}

extension Duration {
    /// Whole seconds.
    fileprivate var seconds: Int64 { components.seconds }
}
