// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider

/// The only part that knows an SDK: one call of `requestLocation()`, and what comes back.
final class MySDKCalls: NSObject, OneShotSource {
    private let manager: CLLocationManager
    private var report: ((OneShotReport) -> Void)?
    private var wantsAddress = false

    init(environment: ProviderEnvironment) {
        manager = environment.within { CLLocationManager() }
        super.init()
        manager.delegate = self
    }

    func start(_ leg: OneShotLeg, report: @escaping (OneShotReport) -> Void) {
        let isReduced = manager.accuracyAuthorization == .reducedAccuracy
        if isReduced, leg.accuracyMode == .full {
            return report(.finished(.failure(LocationError(.reducedAccuracy))))
        }
        self.report = report
        wantsAddress = leg.wantsAddress
        manager.desiredAccuracy = isReduced ? kCLLocationAccuracyReduced : wanted(leg.desiredAccuracy)
        manager.requestLocation()
    }

    func cancel(_ leg: OneShotLeg) {
        report = nil
        manager.stopUpdatingLocation()
    }

    private func wanted(_ accuracy: DesiredAccuracy?) -> CLLocationAccuracy {
        accuracy?.coreLocation ?? kCLLocationAccuracyBest
    }

    private func finish(_ result: Result<Location, LocationError>) {
        let report = report
        self.report = nil
        report?(.finished(result))
    }
}

extension MySDKCalls: CLLocationManagerDelegate {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard report != nil, let fix = locations.last else { return }
        let accuracy = AccuracyAuthorization(manager.accuracyAuthorization)
        // A fix with a negative accuracy is none: ask again.
        guard var location = Location(fix, accuracy: accuracy) else { return manager.requestLocation() }
        if wantsAddress { location.addressError = LocationError(.addressFailed) }
        finish(.success(location))
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        finish(.failure(LocationError(coreLocation: error)))
    }
}
