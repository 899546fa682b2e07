// SPDX-License-Identifier: Apache-2.0

import AMapStyleAdapter
import CoreLocationBridge
import GeoProvider
import SimulatedAMapFoundationKit
import SimulatedAMapLocationKit
import SimulatedDevice
import SimulatedEnvironment

/// A phone with the AMap provider on it, its app launched, and what the provider told.
final class Phone: LocationProviderDelegate {
    let device: SimulatedDevice
    let environment: ProviderEnvironment
    let provider: any LocationProvider
    /// "time name word" of every completion.
    private(set) var completions: [String] = []
    private(set) var locations: [Location] = []
    private(set) var failures: [LocationError] = []
    private(set) var updates: [Location] = []
    private(set) var errors: [LocationError] = []
    private(set) var headings: [Double] = []
    /// What the app does when it is asked for permission; nil: the default of the protocol.
    var onRequire: ((any LocationAuthority) -> Void)?
    /// What the app does when it is asked for full accuracy.
    var onFullAccuracy: ((any LocationAuthority, @escaping (LocationError?) -> Void) -> Void)?
    private(set) var requireCalls = 0
    private(set) var fullAccuracyCalls = 0

    init(
        _ os: String = "17.4",
        keys: Set<UsageKey> = [.whenInUse],
        grant: AccessGrant = .unasked,
        precise: Bool = true,
        consents: Bool = true,
        sdk: String? = nil,
        switches: [String: String] = [:],
        settings: AMapStyleSettings = AMapStyleSettings(),
        configure: (inout DeviceConfiguration) throws -> Void = { _ in }
    ) throws {
        let texts = Dictionary(uniqueKeysWithValues: keys.map { ($0, "text") })
        var configuration = DeviceConfiguration(
            os: try IOSVersion(parsing: os),
            declaration: AppDeclaration(usageTexts: texts, temporaryUsageTexts: ["navigation": "text"]),
            permission: PermissionState(grant: grant, precise: precise)
        )
        try configure(&configuration)
        device = SimulatedDevice(configuration)
        SimulatedAMap.configure(try SimulatedAMap.Configuration(sdkVersion: sdk, switches: switches), on: device)
        device.app.launch()
        environment = .simulated(device)
        if consents { Self.consent(on: device) }
        device.asCurrent { AMapServices.shared().apiKey = "key" }
        provider = AMapStyleProvider(environment: environment, settings: settings)
        provider.delegate = self
        device.settle()
    }

    func consent() { Self.consent(on: device) }

    private static func consent(on device: SimulatedDevice) {
        device.asCurrent {
            AMapLocationManager.updatePrivacyShow(.didShow, privacyInfo: .didContain)
            AMapLocationManager.updatePrivacyAgree(.didAgree)
        }
    }

    var seconds: String { DeviceTimeText.seconds(device.now) }

    @discardableResult
    func request(_ request: LocationRequest = LocationRequest(), as name: String = "a") -> LocationRequestToken {
        provider.requestLocation(request) { [self] result in
            switch result {
            case .success(let location):
                completions.append("\(seconds) \(name) ok")
                locations.append(location)
            case .failure(let error):
                completions.append("\(seconds) \(name) \(error.code.rawValue)")
                failures.append(error)
            }
        }
    }

    func answer(_ option: PromptOption, precise: Bool? = nil) throws {
        try device.permission.answer(option, precise: precise)
        device.settle()
    }

    func wait(_ seconds: Int) { device.advance(by: .seconds(seconds)) }

    var prompts: [PromptID] { device.permission.prompts.map(\.id) }

    // MARK: The delegate

    func provider(_ provider: any LocationProvider, doRequireLocationAuth authority: any LocationAuthority) {
        requireCalls += 1
        if let onRequire { onRequire(authority) } else { authority.requestWhenInUseAuthorization() }
    }

    func provider(
        _ provider: any LocationProvider,
        doRequireTemporaryFullAccuracyAuth authority: any LocationAuthority,
        completion: @escaping (LocationError?) -> Void
    ) {
        fullAccuracyCalls += 1
        if let onFullAccuracy { return onFullAccuracy(authority, completion) }
        authority.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "navigation", completion: completion)
    }

    func provider(_ provider: any LocationProvider, didUpdate location: Location) { updates.append(location) }

    func provider(_ provider: any LocationProvider, didFailWith error: LocationError) { errors.append(error) }

    func provider(_ provider: any LocationProvider, didUpdateHeading heading: Heading) {
        headings.append(heading.magneticHeading)
    }
}
