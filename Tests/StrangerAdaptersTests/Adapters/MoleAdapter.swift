// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import Geodesy
import GeoProvider

/// CoreLocation through a single manager.
final class MoleAdapter: AssembledProvider {
    init(environment: ProviderEnvironment) {
        let descriptor = ProviderDescriptor(
            id: "mole",
            displayName: "Mole",
            vendor: "Apple",
            datums: [.wgs84],
            capabilities: [.continuous, .temporaryFullAccuracy, .background],
            concurrentOneShots: .shared
        )
        let authority = CoreLocationAuthority(environment: environment)
        let world = AdapterWorld(descriptor.id, environment: environment, authority: authority)
        let locator = MoleLocator(world)
        super.init(descriptor, policy: .system, world: world, updates: locator, oneShots: locator)
    }
}

private final class MoleLocator: NSObject {
    weak var coordinator: UpdatesCoordinator?
    private let manager: CLLocationManager
    private let relay: DelegateRelay
    private var configuration = ProviderConfiguration()
    private var isRunning = false
    private var isPaused = false
    private var toldReduced = false
    private var leg: OneShotLeg?
    private var report: ((OneShotReport) -> Void)?

    init(_ world: AdapterWorld) {
        let manager = world.environment.within { CLLocationManager() }
        self.manager = manager
        relay = world.relay
        super.init()
        manager.delegate = self
        world.environment.observeApplicationState { [weak self] state in
            guard let self, state == .active, self.isPaused else { return }
            self.startUpdates()
        }
    }
}

extension MoleLocator: AdapterUpdates {
    func apply(_ configuration: ProviderConfiguration) {
        self.configuration = configuration
        manager.desiredAccuracy = configuration.desiredAccuracy?.coreLocation ?? kCLLocationAccuracyBest
        manager.distanceFilter = configuration.distanceFilter ?? kCLDistanceFilterNone
        manager.pausesLocationUpdatesAutomatically = configuration.pausesLocationUpdatesAutomatically ?? true
        manager.showsIndicator = configuration.showsBackgroundLocationIndicator
        manager.allowsBackgroundLocationUpdates = configuration.allowsBackgroundLocationUpdates
    }

    func startUpdates() {
        isRunning = true
        isPaused = false
        toldReduced = false
        manager.startUpdatingLocation()
    }

    func stopUpdates() {
        isRunning = false
        isPaused = false
        manager.stopUpdatingLocation()
        if report != nil { manager.requestLocation() }
    }

    func digest(into digest: inout StateDigest) {
        for flag in [isRunning, isPaused, toldReduced, report != nil] { digest.combine(flag) }
    }
}

extension MoleLocator: OneShotSource {
    func start(_ leg: OneShotLeg, report: @escaping (OneShotReport) -> Void) {
        let isReduced =
            AuthorizationStatus(manager.authorizationStatus).isAuthorized
            && manager.accuracyAuthorization == .reducedAccuracy
        if isReduced, leg.accuracyMode == .full {
            return report(.finished(.failure(LocationError(.reducedAccuracy))))
        }
        self.leg = leg
        self.report = report
        let wanted = leg.desiredAccuracy?.coreLocation ?? kCLLocationAccuracyBest
        manager.desiredAccuracy = isReduced ? kCLLocationAccuracyReduced : wanted
        manager.distanceFilter = kCLDistanceFilterNone
        if !isRunning || isPaused { manager.requestLocation() }
    }

    func cancel(_ leg: OneShotLeg) {
        report = nil
        if !isRunning { manager.stopUpdatingLocation() }
    }

    private func finish(_ result: Result<Location, LocationError>) {
        let report = report
        self.report = nil
        report?(.finished(result))
    }
}

extension MoleLocator: CLLocationManagerDelegate {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        let accuracy = AccuracyAuthorization(manager.accuracyAuthorization)
        let valid = locations.compactMap { Location($0, accuracy: accuracy) }
        for location in valid where isRunning {
            if accuracy == .reducedAccuracy, configuration.accuracyMode == .full {
                if !toldReduced { relay.fail(with: LocationError(.reducedAccuracy)) }
                toldReduced = true
            } else {
                toldReduced = false
                relay.deliver(location, lackingAddress: configuration.wantsAddress)
            }
        }
        if let location = valid.last {
            answer(location)
        } else if report != nil, !isRunning {
            manager.requestLocation()
        }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        let told = LocationError(coreLocation: error)
        if isRunning { coordinator?.fail(with: told) }
        finish(.failure(told))
    }

    func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) { isPaused = isRunning }

    func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) { isPaused = false }

    private func answer(_ location: Location) {
        guard let leg, report != nil else { return }
        var location = location
        if leg.wantsAddress { location.addressError = LocationError(.unsupported) }
        finish(.success(location))
    }
}

extension DelegateRelay {
    fileprivate func deliver(_ location: Location, lackingAddress: Bool) {
        var location = location
        if lackingAddress { location.addressError = LocationError(.unsupported) }
        deliver(location)
    }
}
