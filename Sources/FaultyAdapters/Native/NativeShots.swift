// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import Geodesy
import GeoProvider

/// One-shots by CoreLocation without a mistake; each kind of mistake is a subclass.
class NativeShots: NSObject, OneShotSource, CLLocationManagerDelegate {
    let environment: ProviderEnvironment
    let manager: CLLocationManager
    private let geocoder: CLGeocoder
    private(set) var leg: OneShotLeg?
    private var report: ((OneShotReport) -> Void)?

    required init(environment: ProviderEnvironment) {
        self.environment = environment
        manager = environment.within { CLLocationManager() }
        geocoder = environment.within { CLGeocoder() }
        super.init()
        manager.delegate = self
    }

    func start(_ leg: OneShotLeg, report: @escaping (OneShotReport) -> Void) {
        self.leg = leg
        self.report = report
        let isReduced = manager.accuracyAuthorization == .reducedAccuracy
        if isReduced, leg.accuracyMode == .full { return finish(.failure(LocationError(.reducedAccuracy))) }
        let wanted = leg.desiredAccuracy?.coreLocation ?? kCLLocationAccuracyBest
        manager.desiredAccuracy = isReduced ? kCLLocationAccuracyReduced : wanted
        ask()
    }

    func cancel(_ leg: OneShotLeg) {
        report = nil
        manager.stopUpdatingLocation()
    }

    func ask() { manager.requestLocation() }

    func location(_ fix: CLLocation) -> Location? {
        Location(fix, accuracy: AccuracyAuthorization(manager.accuracyAuthorization))
    }

    func error(_ error: any Error) -> LocationError { LocationError(coreLocation: error) }

    func finish(_ result: Result<Location, LocationError>) {
        let report = report
        self.report = nil
        report?(.finished(result))
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let leg, report != nil, let fix = locations.last else { return }
        guard let location = location(fix) else { return ask() }
        guard leg.wantsAddress else { return finish(.success(location)) }
        report?(.located(location))
        geocoder.findAddress(of: fix) { [weak self] answer in
            guard let self, self.leg?.number == leg.number else { return }
            var location = location
            location.address = try? answer.get()
            if case .failure(let error) = answer { return self.finish(.failure(error)) }
            self.finish(.success(location))
        }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        finish(.failure(self.error(error)))
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}
