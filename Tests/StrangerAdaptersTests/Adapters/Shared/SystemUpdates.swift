// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import Geodesy
import GeoProvider

/// Updates of CoreLocation, on a manager of their own.
class SystemUpdates: NSObject, AdapterUpdates {
    weak var coordinator: UpdatesCoordinator?
    let manager: CLLocationManager
    let relay: DelegateRelay
    private(set) var configuration = ProviderConfiguration()
    private(set) var isRunning = false
    private var isPaused = false
    private var toldReduced = false
    private let usual: (accuracy: CLLocationAccuracy, filter: CLLocationDistance, pauses: Bool)

    init(_ world: AdapterWorld) {
        let manager = world.environment.within { CLLocationManager() }
        self.manager = manager
        usual = (manager.desiredAccuracy, manager.distanceFilter, manager.pausesLocationUpdatesAutomatically)
        relay = world.relay
        super.init()
        manager.delegate = self
        world.environment.observeApplicationState { [weak self] state in
            if state == .active { self?.resume() }
        }
    }

    /// Keeps a configuration for what arrives later.
    final func remember(_ configuration: ProviderConfiguration) {
        self.configuration = configuration
    }

    func apply(_ configuration: ProviderConfiguration) {
        remember(configuration)
        manager.desiredAccuracy = configuration.desiredAccuracy?.coreLocation ?? usual.accuracy
        manager.distanceFilter = configuration.distanceFilter ?? usual.filter
        manager.pausesLocationUpdatesAutomatically =
            configuration.pausesLocationUpdatesAutomatically ?? usual.pauses
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
    }

    private func resume() {
        guard isPaused else { return }
        isPaused = false
        manager.startUpdatingLocation()
    }

    func digest(into digest: inout StateDigest) {
        for flag in [isRunning, isPaused, toldReduced] { digest.combine(flag) }
    }
}

extension SystemUpdates: CLLocationManagerDelegate {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        let accuracy = AccuracyAuthorization(manager.accuracyAuthorization)
        for fix in locations where isRunning {
            guard let location = Location(fix, accuracy: accuracy) else { continue }
            if accuracy == .reducedAccuracy, configuration.accuracyMode == .full {
                refuseReduced()
            } else {
                toldReduced = false
                deliver(location)
            }
        }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        if isRunning { coordinator?.fail(with: LocationError(coreLocation: error)) }
    }

    func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {
        isPaused = isRunning
    }

    func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {
        isPaused = false
    }

    private func deliver(_ location: Location) {
        guard configuration.wantsAddress else { return relay.deliver(location) }
        var location = location
        location.addressError = LocationError(.addressFailed, message: "Updates carry no addresses.")
        relay.deliver(location)
    }

    private func refuseReduced() {
        guard !toldReduced else { return }
        toldReduced = true
        relay.fail(with: LocationError(.reducedAccuracy))
    }
}
