// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider
import SimulatedCoreLocation
import SimulatedDevice
import SimulatedEnvironment

/// The app of a replay, in one process: it asks for permission in its flow's order and uses its provider.
final class ReplayApp {
    let device: SimulatedDevice
    let scenario: DeviceScenario
    /// What the app has lived through; the replay carries it from process to process.
    var record: AppRecord
    private(set) var provider: any LocationProvider
    private let environment: ProviderEnvironment
    private let makeProvider: (ProviderRegistration) throws -> any LocationProvider
    private let registration: ProviderRegistration
    private var others: [String: any LocationProvider] = [:]
    private var open: [(name: String?, token: LocationRequestToken, number: Int)] = []
    private var requests = 0
    private var passage: LocationRequestToken?
    var hijacksNextCallback = false
    private var hijacker: DelegateHijacker?

    init(
        on device: SimulatedDevice,
        _ scenario: DeviceScenario,
        provider registration: ProviderRegistration,
        record: AppRecord,
        makeProvider: @escaping (ProviderRegistration) throws -> any LocationProvider
    ) throws {
        self.device = device
        self.scenario = scenario
        self.record = record
        self.makeProvider = makeProvider
        self.registration = registration
        environment = .simulated(device)
        let first = try makeProvider(registration)
        provider = scenario.swapsProvider ? SwitchingProvider(first, environment: environment) : first
        configure(provider)
    }

    /// Runs the flow, as at every launch.
    func start() {
        switch scenario.app.flow {
        case .nativeFirst: if registration.isNaive { askNaively() } else { askNatively() }
        case .sdkDriven: startWanted()
        case .manual: break
        }
    }

    /// Asks a provider for one location, the app's own or that of another manager.
    func requestLocation(_ call: DeviceScenario.LocationCall) throws {
        var request = request()
        request.maximumAge = call.maximumAge?.inSeconds
        if let accuracy = call.desiredAccuracy { request.desiredAccuracy = DesiredAccuracy(accuracy) }
        try requestLocation(request, named: call.name, of: provider(named: call.manager))
    }

    /// Cancels the one-shot of that name, or the newest that is open.
    func cancel(_ name: String?) {
        guard let index = open.lastIndex(where: { name == nil || $0.name == name }) else {
            return note("there is no open one-shot to cancel")
        }
        open[index].token.cancel()
    }

    /// Puts another provider in place of the one in use.
    func swap(to registration: ProviderRegistration) throws {
        (provider as? SwitchingProvider)?.swap(to: try makeProvider(registration))
    }

    /// Writes what the app did or heard.
    func note(_ text: String, _ event: DeviceJournalEvent = .step) { device.note(.app, event, text) }

    private func askNatively() {
        let gate = NativeFirstGate(authority: provider.authority, environment: environment)
        let permission = LocationPermission(rawValue: scenario.app.permission.rawValue) ?? .whenInUse
        passage = gate.requestAuthorization(for: permission) { [weak self] in self?.pass($0) }
    }

    func pass(_ outcome: GateOutcome) {
        record.gate = outcome
        let reason = outcome.error?.infoDictionaryKey.map { ": Info.plist lacks \($0)" } ?? ""
        note("gate: \(outcome.name)\(reason)", .callback)
        if let error = outcome.error {
            if scenario.app.want == .oneShot { complete(.failure(error), named: nil) }
        } else {
            startWanted()
        }
    }

    private func startWanted() {
        switch scenario.app.want {
        case .oneShot: requestLocation(request(), named: nil, of: provider)
        case .continuous: provider.startUpdatingLocation()
        case .none: break
        }
    }

    private func request() -> LocationRequest {
        let app = scenario.app
        return LocationRequest(
            timeout: app.timeout.inSeconds,
            wantsAddress: app.reGeocode,
            repeatWhenFull: app.repeatWhenFull
        )
    }

    private func requestLocation(_ request: LocationRequest, named name: String?, of provider: any LocationProvider) {
        requests += 1
        let number = requests
        let token = provider.requestLocation(request) { [weak self] result in
            self?.open.removeAll { $0.number == number }
            self?.complete(result, named: name)
        }
        open.append((name, token, number))
    }

    private func complete(_ result: Result<Location, LocationError>, named name: String?) {
        record.completions.append(AppRecord.Completion(time: device.now, name: name, result: result))
        switch result {
        case .success(let location):
            receive(location)
            note("one-shot\(name.map { " “\($0)”" } ?? "") has a location", .callback)
        case .failure(let error):
            note("one-shot\(name.map { " “\($0)”" } ?? "") failed: \(error)", .callback)
        }
    }

    private func receive(_ location: Location) {
        record.locations += 1
        record.lastLocation = location
        record.lastLocationAge = device.timestamp - location.timestamp
    }

    private func provider(named name: String?) throws -> any LocationProvider {
        guard let name else { return provider }
        if let other = others[name] { return other }
        let other = try makeProvider(registration)
        configure(other)
        others[name] = other
        return other
    }

    private func configure(_ provider: any LocationProvider) {
        let app = scenario.app
        provider.delegate = self
        var configuration = ProviderConfiguration()
        configuration.desiredAccuracy = app.desiredAccuracy.map(DesiredAccuracy.init)
        configuration.distanceFilter = app.distanceFilter
        configuration.allowsBackgroundLocationUpdates = app.allowsBackgroundLocationUpdates
        configuration.showsBackgroundLocationIndicator = app.showsBackgroundLocationIndicator
        configuration.pausesLocationUpdatesAutomatically = app.pausesLocationUpdatesAutomatically
        configuration.accuracyMode = AccuracyMode(rawValue: app.accuracyMode.rawValue) ?? .fullAndReduce
        configuration.purposeKey = app.purposeKey
        configuration.wantsAddress = app.reGeocode
        provider.configuration = configuration
    }
}

extension ReplayApp {
    /// Takes the delegate of the manager a vendor handed over, as the step `hijackDelegate` wants (requirement R08).
    private func hijackIfWanted(_ authority: any LocationAuthority) {
        guard hijacksNextCallback, let manager = (authority as? HandedAuthority)?.manager else { return }
        let hijacker = DelegateHijacker()
        self.hijacker = hijacker
        note("the app makes itself the delegate of the manager it was handed")
        manager.delegate = hijacker
    }
}

extension ReplayApp: LocationProviderDelegate {
    func provider(_ provider: any LocationProvider, doRequireLocationAuth authority: any LocationAuthority) {
        record.vendorAuthCallbacks += 1
        note("doRequireLocationAuth", .callback)
        hijackIfWanted(authority)
        guard scenario.app.answersVendorCallbacks else { return }
        switch scenario.app.permission {
        case .whenInUse: authority.requestWhenInUseAuthorization()
        case .always: authority.requestAlwaysAuthorization()
        }
    }

    func provider(
        _ provider: any LocationProvider,
        doRequireTemporaryFullAccuracyAuth authority: any LocationAuthority,
        completion: @escaping (LocationError?) -> Void
    ) {
        record.vendorTemporaryAuthCallbacks += 1
        note("doRequireTemporaryFullAccuracyAuth", .callback)
        hijackIfWanted(authority)
        guard scenario.app.answersVendorCallbacks else { return }
        guard let key = scenario.app.purposeKey else {
            return completion(LocationError(.missingPurposeKey))
        }
        authority.requestTemporaryFullAccuracyAuthorization(withPurposeKey: key, completion: completion)
    }

    func provider(_ provider: any LocationProvider, didChangeAuthorization state: AuthorizationState) {
        note("didChangeAuthorization \(state)", .callback)
    }

    func provider(_ provider: any LocationProvider, didUpdate location: Location) {
        receive(location)
        device.noteFix(.app, .callback) { "didUpdate" }
    }

    func provider(_ provider: any LocationProvider, didFailWith error: LocationError) {
        record.errors.append(AppRecord.Failure(time: device.now, error: error))
        note("didFailWith \(error)", .callback)
    }

    func provider(
        _ provider: any LocationProvider,
        monitoringDidFailFor region: Region?,
        with error: LocationError
    ) {
        record.errors.append(AppRecord.Failure(time: device.now, error: error))
        note("monitoringDidFailFor \(region?.identifier ?? "a region"): \(error)", .callback)
    }

    func provider(_ provider: any LocationProvider, didEnterRegion region: Region) {
        cross(region, hasEntered: true)
        note("didEnterRegion \(region.identifier)", .callback)
    }

    func provider(_ provider: any LocationProvider, didExitRegion region: Region) {
        cross(region, hasEntered: false)
        note("didExitRegion \(region.identifier)", .callback)
    }

    private func cross(_ region: Region, hasEntered: Bool) {
        record.crossings.append(
            AppRecord.Crossing(time: device.now, identifier: region.identifier, hasEntered: hasEntered)
        )
    }
}

extension DeviceScenario {
    /// Whether the app exchanges its provider, so that it needs one behind which that can be done.
    fileprivate var swapsProvider: Bool {
        steps.contains { step in
            if case .swap = step.action { true } else { false }
        }
    }
}

extension DesiredAccuracy {
    /// The accuracy a scenario names; both lists have the same names.
    init(_ accuracy: DeviceScenario.DesiredAccuracy) {
        self = DesiredAccuracy(rawValue: accuracy.rawValue) ?? .best
    }
}

/// The app as the delegate of a manager that is not its own.
private final class DelegateHijacker: NSObject, CLLocationManagerDelegate {}
