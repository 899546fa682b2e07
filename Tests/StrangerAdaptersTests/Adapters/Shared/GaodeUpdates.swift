// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import Geodesy
import GeoProvider
import SimulatedAMapLocationKit

/// Updates of AMap, on a manager of their own.
final class GaodeUpdates: NSObject, AdapterUpdates {
    weak var coordinator: UpdatesCoordinator?
    private let world: AdapterWorld
    private let meaning: ((any Error)?) -> LocationError
    private var manager: AMapLocationManager?
    private var configuration = ProviderConfiguration()
    private var isRunning = false
    private var lacksAccuracy = false

    init(_ world: AdapterWorld, meaning: (((any Error)?) -> LocationError)? = nil) {
        self.world = world
        self.meaning = meaning ?? { world.error($0) }
        manager = world.living(nil)
        super.init()
        world.authority.observeAuthorization { [weak self] state in
            if state.accuracy == .fullAccuracy { self?.resume() }
        }
    }

    func apply(_ configuration: ProviderConfiguration) {
        let old = self.configuration
        self.configuration = configuration
        setUp()
        // AMap reads this one only at a start.
        if old.allowsBackgroundLocationUpdates != configuration.allowsBackgroundLocationUpdates {
            coordinator?.restart()
        }
    }

    func startUpdates() {
        isRunning = true
        lacksAccuracy = false
        manager = world.living(manager)
        setUp()
        if let manager { manager.startUpdatingLocation() } else { failLater() }
    }

    func stopUpdates() {
        isRunning = false
        manager?.stopUpdatingLocation()
    }

    private func setUp() {
        guard let manager else { return }
        manager.delegate = self
        manager.locationAccuracyMode = AMapLocationAccuracyMode(configuration.accuracyMode)
        manager.desiredAccuracy = configuration.desiredAccuracy?.coreLocation ?? kCLLocationAccuracyBest
        manager.distanceFilter = configuration.distanceFilter ?? kCLDistanceFilterNone
        manager.pausesLocationUpdatesAutomatically = configuration.pausesLocationUpdatesAutomatically ?? false
        manager.allowsBackgroundLocationUpdates = configuration.allowsBackgroundLocationUpdates
        manager.locatingWithReGeocode = configuration.wantsAddress
    }

    private func failLater() {
        world.environment.schedule(after: 0, label: "consent") { [weak self] in
            guard let self, self.isRunning else { return }
            self.coordinator?.fail(with: LocationError(.privacyNotAgreed))
        }
    }

    private func resume() {
        guard isRunning, lacksAccuracy else { return }
        lacksAccuracy = false
        manager?.startUpdatingLocation()
    }

    func digest(into digest: inout StateDigest) {
        for flag in [isRunning, lacksAccuracy, manager != nil] { digest.combine(flag) }
    }
}

extension GaodeUpdates: AMapLocationManagerDelegate {
    func amapLocationManager(_ manager: AMapLocationManager!, doRequireLocationAuth handed: CLLocationManager!) {
        world.requireAuthorization(on: handed)
    }

    func amapLocationManager(
        _ manager: AMapLocationManager!,
        doRequireTemporaryFullAccuracyAuth handed: CLLocationManager!,
        completion: (((any Error)?) -> Void)!
    ) {
        world.requireFullAccuracy(on: handed, completion: completion)
    }

    func amapLocationManager(
        _ manager: AMapLocationManager!,
        didUpdate fix: CLLocation!,
        reGeocode address: AMapLocationReGeocode!
    ) {
        guard isRunning, let fix, var location = world.location(fix, address) else { return }
        guard configuration.accuracyMode != .full || location.accuracyAuthorization == .fullAccuracy else {
            return refuse(LocationError(.reducedAccuracy))
        }
        lacksAccuracy = false
        if configuration.wantsAddress, location.address == nil { location.addressError = LocationError(.addressFailed) }
        world.relay.deliver(location)
    }

    func amapLocationManager(_ manager: AMapLocationManager!, didFailWithError error: (any Error)!) {
        guard isRunning else { return }
        let told = meaning(error)
        if told.code == .reducedAccuracy { refuse(told) } else { coordinator?.fail(with: told) }
    }

    private func refuse(_ error: LocationError) {
        guard !lacksAccuracy else { return }
        lacksAccuracy = true
        coordinator?.fail(with: error)
    }
}
