// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import Geodesy
import GeoProvider

/// CoreLocation, for an app that is careful with the battery.
final class PierAdapter: AssembledProvider {
    init(environment: ProviderEnvironment) {
        let descriptor = ProviderDescriptor.system("Pier")
        let authority = CoreLocationAuthority(environment: environment)
        let world = AdapterWorld(descriptor.id, environment: environment, authority: authority)
        super.init(
            descriptor,
            policy: .system,
            world: world,
            updates: PierUpdates(world),
            oneShots: SystemOneShots(environment)
        )
    }
}

private final class PierUpdates: NSObject, AdapterUpdates {
    weak var coordinator: UpdatesCoordinator?
    private let manager: CLLocationManager
    private let relay: DelegateRelay
    private let usualAccuracy: CLLocationAccuracy
    private var configuration = ProviderConfiguration()
    private var isRunning = false
    private var isPaused = false
    private var toldReduced = false

    init(_ world: AdapterWorld) {
        let manager = world.environment.within { CLLocationManager() }
        self.manager = manager
        usualAccuracy = manager.desiredAccuracy
        relay = world.relay
        super.init()
        manager.delegate = self
        world.environment.observeApplicationState { [weak self] state in
            guard let self, state == .active, self.isPaused else { return }
            self.startUpdates()
        }
    }

    func apply(_ configuration: ProviderConfiguration) {
        self.configuration = configuration
        manager.desiredAccuracy = configuration.desiredAccuracy?.coreLocation ?? usualAccuracy
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
    }

    func digest(into digest: inout StateDigest) {
        for flag in [isRunning, isPaused, toldReduced] { digest.combine(flag) }
    }
}

extension PierUpdates: CLLocationManagerDelegate {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        let accuracy = AccuracyAuthorization(manager.accuracyAuthorization)
        for fix in locations where isRunning {
            guard let location = Location(fix, accuracy: accuracy) else { continue }
            if accuracy == .reducedAccuracy, configuration.accuracyMode == .full {
                if !toldReduced { relay.fail(with: LocationError(.reducedAccuracy)) }
                toldReduced = true
            } else {
                toldReduced = false
                deliver(location)
            }
        }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        guard isRunning else { return }
        manager.stopUpdatingLocation()
        coordinator?.fail(with: LocationError(coreLocation: error))
    }

    func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) { isPaused = isRunning }

    func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) { isPaused = false }

    private func deliver(_ location: Location) {
        var location = location
        if configuration.wantsAddress { location.addressError = LocationError(.addressFailed) }
        relay.deliver(location)
    }
}
