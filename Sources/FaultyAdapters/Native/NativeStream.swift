// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import Geodesy
import GeoProvider

/// Updates by CoreLocation without a mistake; each kind of mistake is a subclass.
class NativeStream: NSObject, ReplacementUpdates, CLLocationManagerDelegate {
    weak var coordinator: UpdatesCoordinator?
    let environment: ProviderEnvironment
    let relay: DelegateRelay
    let manager: CLLocationManager
    private let usual: CLLocationAccuracy
    private var configuration = ProviderConfiguration()
    private(set) var isRunning = false
    private var isPaused = false
    private var toldReduced = false

    required init(environment: ProviderEnvironment, relay: DelegateRelay) {
        self.environment = environment
        self.relay = relay
        manager = environment.within { CLLocationManager() }
        usual = manager.desiredAccuracy
        super.init()
        manager.delegate = self
        environment.observeApplicationState { [weak self] state in
            guard let self, state == .active, self.isPaused else { return }
            self.isPaused = false
            self.run()
        }
    }

    func apply(_ configuration: ProviderConfiguration) {
        self.configuration = configuration
        manager.desiredAccuracy = configuration.desiredAccuracy?.coreLocation ?? usual
        manager.distanceFilter = configuration.distanceFilter ?? kCLDistanceFilterNone
        manager.pausesLocationUpdatesAutomatically = configuration.pausesLocationUpdatesAutomatically ?? true
        manager.showsIndicator = configuration.showsBackgroundLocationIndicator
        manager.allowsBackgroundLocationUpdates = configuration.allowsBackgroundLocationUpdates
    }

    func startUpdates() {
        isRunning = true
        toldReduced = false
        run()
    }

    func stopUpdates() {
        isRunning = false
        isPaused = false
        halt()
    }

    func run() { manager.startUpdatingLocation() }

    func halt() { manager.stopUpdatingLocation() }

    func location(_ fix: CLLocation) -> Location? {
        Location(fix, accuracy: AccuracyAuthorization(manager.accuracyAuthorization))
    }

    func deliver(_ location: Location) {
        var location = location
        if configuration.wantsAddress { location.addressError = LocationError(.addressFailed) }
        relay.deliver(location)
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        for fix in locations where isRunning {
            guard let location = location(fix) else { continue }
            if location.accuracyAuthorization == .reducedAccuracy, configuration.accuracyMode == .full {
                if !toldReduced { relay.fail(with: LocationError(.reducedAccuracy)) }
                toldReduced = true
            } else {
                toldReduced = false
                deliver(location)
            }
        }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        if isRunning { coordinator?.fail(with: LocationError(coreLocation: error)) }
    }

    func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) { isPaused = isRunning }

    func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) { isPaused = false }
}
