// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import Geodesy
import GeoProvider

/// The part of the native adapter that calls `requestLocation()`, on a manager of its own.
final class NativeOneShots: NSObject, OneShotSource {
    private let manager: CLLocationManager
    private let usualAccuracy: CLLocationAccuracy
    private var report: ((OneShotReport) -> Void)?
    private var wantsAddress = false

    init(environment: ProviderEnvironment) {
        manager = environment.within { CLLocationManager() }
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
        self.report = report
        wantsAddress = leg.wantsAddress
        let wanted = leg.desiredAccuracy?.coreLocation ?? usualAccuracy
        // Under reduced accuracy no exactness is worth waiting for: it cannot come.
        manager.desiredAccuracy = isReduced ? kCLLocationAccuracyReduced : wanted
        manager.requestLocation()
    }

    func cancel(_ leg: OneShotLeg) {
        report = nil
        manager.stopUpdatingLocation()
    }

    private func finish(_ result: Result<Location, LocationError>) {
        let report = report
        self.report = nil
        report?(.finished(result))
    }
}

extension NativeOneShots: CLLocationManagerDelegate {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard report != nil, let fix = locations.last else { return }
        let accuracy = AccuracyAuthorization(manager.accuracyAuthorization)
        guard var location = Location(fix, accuracy: accuracy) else { return manager.requestLocation() }
        if wantsAddress { location.addressError = .addressesUnsupported }
        finish(.success(location))
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        finish(.failure(LocationError(coreLocation: error)))
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
        for flag in [isRunning, isPaused, toldReduced] { digest.combine(flag) }
    }
}

extension LocationError {
    /// Why a location of this provider never has an address.
    fileprivate static let addressesUnsupported = LocationError(
        .addressFailed,
        message: "This provider looks up no addresses; see its descriptor."
    )
}
