// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import Geodesy
import GeoProvider
import SimulatedAMapLocationKit

/// Updates by AMap without a mistake; each kind of mistake is a subclass.
class AMapStream: NSObject, ReplacementUpdates, AMapLocationManagerDelegate {
    weak var coordinator: UpdatesCoordinator?
    let desk: AMapDesk
    let relay: DelegateRelay
    let manager: AMapLocationManager
    private var configuration = ProviderConfiguration()
    private(set) var isRunning = false
    private var lacksAccuracy = false
    private var wasAway = false

    required init(_ adapter: RebuiltAdapter, relay: DelegateRelay) {
        desk = AMapDesk(adapter)
        self.relay = relay
        manager = adapter.environment.within { AMapLocationManager() }
        super.init()
        manager.delegate = self
        desk.authority.observeAuthorization { [weak self] state in
            guard let self, state.accuracy == .fullAccuracy, self.isRunning, self.lacksAccuracy else { return }
            self.lacksAccuracy = false
            self.manager.startUpdatingLocation()
        }
        adapter.environment.observeApplicationState { [weak self] state in self?.applicationChanged(to: state) }
    }

    private func applicationChanged(to state: ApplicationState) {
        guard isRunning, configuration.pausesLocationUpdatesAutomatically == true else { return }
        if state == .background { wasAway = true }
        guard state == .active, wasAway else { return }
        wasAway = false
        coordinator?.restart()
    }

    func apply(_ configuration: ProviderConfiguration) {
        let before = self.configuration
        self.configuration = configuration
        manager.locationAccuracyMode = AMapLocationAccuracyMode(configuration.accuracyMode)
        manager.desiredAccuracy = configuration.desiredAccuracy?.coreLocation ?? kCLLocationAccuracyBest
        manager.distanceFilter = configuration.distanceFilter ?? kCLDistanceFilterNone
        manager.pausesLocationUpdatesAutomatically = configuration.pausesLocationUpdatesAutomatically ?? false
        manager.allowsBackgroundLocationUpdates = configuration.allowsBackgroundLocationUpdates
        manager.locatingWithReGeocode = configuration.wantsAddress
        if configuration.allowsBackgroundLocationUpdates != before.allowsBackgroundLocationUpdates {
            coordinator?.restart()
        }
    }

    func startUpdates() {
        isRunning = true
        lacksAccuracy = false
        wasAway = false
        if manager.locationTimeout > 0 { manager.startUpdatingLocation() } else { failLater() }
    }

    /// Tells on a later turn that there is no consent, without which AMap's manager is dead.
    private func failLater() {
        desk.environment.schedule(after: 0, label: "consent") { [weak self] in
            if let self, isRunning { fail(with: LocationError(.privacyNotAgreed)) }
        }
    }

    func stopUpdates() {
        isRunning = false
        halt()
    }

    func halt() { manager.stopUpdatingLocation() }

    func location(_ fix: CLLocation, _ address: AMapLocationReGeocode?) -> Location? { desk.location(fix, address) }

    func fail(with error: LocationError) { coordinator?.fail(with: error) }

    func amapLocationManager(_ manager: AMapLocationManager!, doRequireLocationAuth handed: CLLocationManager!) {
        desk.requireAuthorization(handed)
    }

    func amapLocationManager(
        _ manager: AMapLocationManager!,
        doRequireTemporaryFullAccuracyAuth handed: CLLocationManager!,
        completion: (((any Error)?) -> Void)!
    ) {
        desk.requireFullAccuracy(handed) { completion($0?.vendorError ?? $0) }
    }

    func amapLocationManager(
        _ manager: AMapLocationManager!,
        didUpdate fix: CLLocation!,
        reGeocode address: AMapLocationReGeocode!
    ) {
        guard isRunning, let fix, var location = location(fix, address) else { return }
        if configuration.accuracyMode == .full, location.accuracyAuthorization == .reducedAccuracy {
            return refuse(LocationError(.reducedAccuracy))
        }
        lacksAccuracy = false
        if configuration.wantsAddress, location.address == nil { location.addressError = LocationError(.addressFailed) }
        relay.deliver(location)
    }

    func amapLocationManager(_ manager: AMapLocationManager!, didFailWithError error: (any Error)!) {
        guard isRunning else { return }
        let told = desk.error(error)
        if told.code == .reducedAccuracy { refuse(told) } else { fail(with: told) }
    }

    private func refuse(_ error: LocationError) {
        if !lacksAccuracy { fail(with: error) }
        lacksAccuracy = true
    }
}

/// Stop only stops listening.
final class DeafAMapStream: AMapStream {
    override func halt() {}
}

/// AMap's numbers on the mainland are passed off as those of a receiver.
final class MislabelledStream: AMapStream {
    override func location(_ fix: CLLocation, _ address: AMapLocationReGeocode?) -> Location? {
        super.location(fix, address)?.relabelled(.wgs84)
    }
}

/// An error of AMap's ends the updates.
final class FragileAMapStream: AMapStream {
    override func fail(with error: LocationError) {
        super.fail(with: error)
        halt()
    }
}

/// The grant is not looked at: every location is said to be exact.
final class AlwaysExactAMapStream: AMapStream {
    override func location(_ fix: CLLocation, _ address: AMapLocationReGeocode?) -> Location? {
        var location = super.location(fix, address)
        location?.accuracyAuthorization = .fullAccuracy
        return location
    }
}
