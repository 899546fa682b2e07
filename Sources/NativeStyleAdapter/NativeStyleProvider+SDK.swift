// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import Geodesy
import GeoProvider

/// The part of the native adapter that calls `requestLocation()`, on a manager of its own, and looks up addresses.
final class NativeOneShots: NSObject, OneShotSource {
    private let manager: CLLocationManager
    private let geocoder: CLGeocoder
    private let usualAccuracy: CLLocationAccuracy
    private var leg: OneShotLeg?
    private var report: ((OneShotReport) -> Void)?

    init(environment: ProviderEnvironment) {
        manager = environment.within { CLLocationManager() }
        geocoder = environment.within { CLGeocoder() }
        usualAccuracy = manager.desiredAccuracy
        super.init()
        manager.delegate = self
    }

    func start(_ leg: OneShotLeg, report: @escaping (OneShotReport) -> Void) {
        let isAuthorized = AuthorizationStatus(manager.authorizationStatus).isAuthorized
        let isReduced = isAuthorized && manager.accuracyAuthorization == .reducedAccuracy
        if isReduced, leg.accuracyMode == .full {
            return report(.finished(.failure(LocationError(.reducedAccuracy))))
        }
        self.leg = leg
        self.report = report
        let wanted = leg.desiredAccuracy?.coreLocation ?? usualAccuracy
        // Under reduced accuracy no exactness is worth waiting for: it cannot come.
        manager.desiredAccuracy = isReduced ? kCLLocationAccuracyReduced : wanted
        manager.requestLocation()
    }

    func cancel(_ leg: OneShotLeg) {
        report = nil
        manager.stopUpdatingLocation()
        if geocoder.isGeocoding { geocoder.cancelGeocode() }
    }

    private func finish(_ result: Result<Location, LocationError>) {
        let report = report
        self.report = nil
        report?(.finished(result))
    }

    /// Reports the location now, and again with its address or with the reason why there is none.
    private func findAddress(of fix: CLLocation, _ location: Location) {
        let number = leg?.number
        report?(.located(location))
        geocoder.findAddress(of: fix) { [weak self] answer in
            guard let self, self.leg?.number == number else { return }
            self.finish(answer.map { location.with($0) })
        }
    }
}

extension NativeOneShots: StateDigesting {
    func digest(into digest: inout StateDigest) {
        for flag in [report != nil, geocoder.isGeocoding] { digest.combine(flag) }
    }
}

extension NativeOneShots: CLLocationManagerDelegate {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let leg, report != nil, let fix = locations.last else { return }
        let accuracy = AccuracyAuthorization(manager.accuracyAuthorization)
        guard let location = Location(fix, accuracy: accuracy) else { return manager.requestLocation() }
        if leg.wantsAddress {
            findAddress(of: fix, location)
        } else {
            finish(.success(location))
        }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        finish(.failure(LocationError(coreLocation: error)))
    }
}

extension Location {
    fileprivate func with(_ address: Address) -> Location {
        var location = self
        location.address = address
        return location
    }
}

/// The part of the native adapter that runs continuous updates, on a manager of its own.
final class NativeUpdates: NSObject, UpdatesSource {
    /// Where errors go; it outlives no call, because the provider keeps both.
    weak var coordinator: UpdatesCoordinator?
    let manager: CLLocationManager
    let relay: DelegateRelay
    private let usual: CLLocationManager.Usual
    private var configuration = ProviderConfiguration()
    private var isRunning = false
    private var isPaused = false
    private var toldReduced = false
    /// The regions that this provider was given, by their names.
    var regions: [String: Region] = [:]
    /// The accuracy that was granted when the regions last asked.
    var lastAccuracy: AccuracyAuthorization?

    init(environment: ProviderEnvironment, relay: DelegateRelay) {
        manager = environment.within { CLLocationManager() }
        usual = CLLocationManager.Usual(manager)
        self.relay = relay
        super.init()
        manager.delegate = self
        environment.observeApplicationState { [weak self] state in
            if state == .active { self?.resume() }
        }
    }

    func apply(_ configuration: ProviderConfiguration) {
        self.configuration = configuration
        manager.apply(configuration, usual: usual)
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

    /// Starts again what the system has paused: CoreLocation leaves that to the app.
    private func resume() {
        guard isPaused else { return }
        isPaused = false
        manager.startUpdatingLocation()
    }
}

extension NativeUpdates: CLLocationManagerDelegate {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        let accuracy = AccuracyAuthorization(manager.accuracyAuthorization)
        for index in locations.indices where isRunning {
            let fix = locations[index]
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
        let error = LocationError(coreLocation: error)
        if error.code == .headingFailure {
            relay.fail(with: error)
        } else if isRunning {
            coordinator?.fail(with: error)
        }
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
        location.addressError = .addressesUnsupported
        relay.deliver(location)
    }

    /// Tells once that full accuracy is required, until it is there or updates start anew.
    private func refuseReduced() {
        guard !toldReduced else { return }
        toldReduced = true
        relay.fail(with: LocationError(.reducedAccuracy))
    }
}

extension NativeUpdates: StateDigesting {
    func digest(into digest: inout StateDigest) {
        for flag in [isRunning, isPaused, isRunning && toldReduced] { digest.combine(flag) }
    }
}

extension LocationError {
    /// Why an update never has an address: CoreLocation allows about one look-up a minute.
    fileprivate static let addressesUnsupported = LocationError(
        .addressFailed,
        message: "Updates carry no addresses here; ask for one with a one-shot."
    )
}
