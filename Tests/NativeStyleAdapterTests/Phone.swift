// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import NativeStyleAdapter
import SimulatedDevice
import SimulatedEnvironment

/// A phone with the native provider on it, its app launched, and what the provider told.
final class Phone: LocationProviderDelegate {
    let device: SimulatedDevice
    let environment: ProviderEnvironment
    let provider: any LocationProvider
    /// "time word" of every completion.
    private(set) var completions: [String] = []
    private(set) var locations: [Location] = []
    private(set) var updates: [Location] = []
    private(set) var errors: [LocationError] = []
    private(set) var states: [AuthorizationState] = []
    private(set) var vendorCodes: [Int?] = []

    init(
        _ os: String = "17.4",
        keys: Set<UsageKey> = [.whenInUse, .alwaysAndWhenInUse],
        grant: AccessGrant = .unasked,
        precise: Bool = true,
        switches: [SwitchName: String] = [:],
        configure: (inout DeviceConfiguration) -> Void = { _ in }
    ) {
        let texts = Dictionary(uniqueKeysWithValues: keys.map { ($0, "text") })
        var configuration = DeviceConfiguration(
            os: try! IOSVersion(parsing: os),
            declaration: AppDeclaration(usageTexts: texts, temporaryUsageTexts: ["navigation": "text"]),
            permission: PermissionState(grant: grant, precise: precise)
        )
        for (name, value) in switches { try! configuration.switches.set(name, to: value) }
        configure(&configuration)
        device = SimulatedDevice(configuration)
        device.app.launch()
        environment = .simulated(device)
        provider = NativeStyleProvider(environment: environment)
        provider.delegate = self
        device.settle()
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
                vendorCodes.append(error.vendorCode)
            }
        }
    }

    func answer(_ option: PromptOption, precise: Bool? = nil) throws {
        try device.permission.answer(option, precise: precise)
        device.settle()
    }

    func lines(_ lane: DeviceLane) -> [String] {
        device.journal.entries.filter { $0.lane == lane }.map(\.description)
    }

    // MARK: The delegate

    func provider(_ provider: any LocationProvider, didUpdate location: Location) { updates.append(location) }
    func provider(_ provider: any LocationProvider, didFailWith error: LocationError) { errors.append(error) }
    func provider(_ provider: any LocationProvider, didChangeAuthorization state: AuthorizationState) {
        states.append(state)
    }
}
