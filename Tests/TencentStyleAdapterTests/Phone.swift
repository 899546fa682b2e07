// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice
import SimulatedEnvironment
import SimulatedTencentLBS
import TencentStyleAdapter

/// A phone with the Tencent provider on it, its app launched, and what the provider told.
final class Phone: LocationProviderDelegate {
    let device: SimulatedDevice
    let environment: ProviderEnvironment
    let provider: TencentStyleProvider
    /// "time name word" of every completion; the word is `ok`, or the error's code.
    private(set) var completions: [String] = []
    private(set) var locations: [Location] = []
    private(set) var failures: [LocationError] = []
    private(set) var updates: [Location] = []
    private(set) var headings: [Heading] = []
    private(set) var errors: [LocationError] = []
    private(set) var states: [AuthorizationState] = []
    private(set) var permissionCallbacks = 0

    static var settings: TencentStyleSettings { TencentStyleSettings(apiKey: "KEY") }

    init(
        _ os: String = "17.4",
        keys: Set<UsageKey> = [.whenInUse, .alwaysAndWhenInUse],
        grant: AccessGrant = .unasked,
        precise: Bool = true,
        sdk version: String? = nil,
        switches: [String: String] = [:],
        agreed: Bool = true,
        settings: TencentStyleSettings = Phone.settings,
        configure: (inout DeviceConfiguration) -> Void = { _ in }
    ) {
        let texts = Dictionary(uniqueKeysWithValues: keys.map { ($0, "text") })
        var configuration = DeviceConfiguration(
            os: try! IOSVersion(parsing: os),
            declaration: AppDeclaration(usageTexts: texts, temporaryUsageTexts: ["navigation": "text"]),
            permission: PermissionState(grant: grant, precise: precise)
        )
        configure(&configuration)
        device = SimulatedDevice(configuration)
        let sdk = try! SimulatedTencent.Configuration(sdkVersion: version, switches: switches)
        SimulatedTencent.configure(sdk, on: device)
        device.app.launch()
        environment = .simulated(device)
        provider = TencentStyleProvider(environment: environment, settings: settings)
        provider.delegate = self
        if agreed { agree() }
        device.settle()
    }

    func agree() {
        device.asCurrent { TencentLBSLocationManager.setUserAgreePrivacy(true) }
    }

    var seconds: Double { device.now.inSeconds }

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

    func advance(_ seconds: Double) { device.advance(by: .milliseconds(Int(seconds * 1000))) }

    func answer(_ option: PromptOption, precise: Bool? = nil) throws {
        try device.permission.answer(option, precise: precise)
        device.settle()
    }

    func entries(_ lane: DeviceLane, _ part: String) -> Int {
        device.journal.entries.filter { $0.lane == lane && $0.detail.contains(part) }.count
    }

    // MARK: The delegate

    func provider(_ provider: any LocationProvider, didUpdate location: Location) { updates.append(location) }
    func provider(_ provider: any LocationProvider, didUpdateHeading heading: Heading) { headings.append(heading) }
    func provider(_ provider: any LocationProvider, didFailWith error: LocationError) { errors.append(error) }
    func provider(_ provider: any LocationProvider, didChangeAuthorization state: AuthorizationState) {
        states.append(state)
    }
    func provider(_ provider: any LocationProvider, doRequireLocationAuth authority: any LocationAuthority) {
        permissionCallbacks += 1
    }
}

extension Coordinate where D == WGS84 {
    static var tokyo: Self { try! Self(latitude: 35.6762, longitude: 139.6503) }
    static var hongKong: Self { try! Self(latitude: 22.3193, longitude: 114.1694) }
}
