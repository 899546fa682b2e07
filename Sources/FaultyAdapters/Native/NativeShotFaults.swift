// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import Geodesy
import GeoProvider

/// The manager that asks lives only as long as the call.
final class LocalManagerShots: NativeShots {
    override func ask() {
        let local = environment.within { CLLocationManager() }
        local.delegate = self
        local.requestLocation()
    }
}

/// The callback that every new manager gets is taken for the user's decision.
final class HastyShots: NativeShots {
    override func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        decide()
    }

    override func ask() {
        if manager.authorizationStatus == .notDetermined { return decide() }
        super.ask()
    }

    private func decide() {
        let isAuthorized = AuthorizationStatus(manager.authorizationStatus).isAuthorized
        if !isAuthorized { finish(.failure(LocationError(.restricted, message: "Location is not allowed."))) }
    }
}

/// Every error of CoreLocation is taken for a refusal.
final class DenyingShots: NativeShots {
    override func error(_ error: any Error) -> LocationError {
        LocationError(.denied, vendorDomain: kCLErrorDomain, vendorCode: (error as NSError).code)
    }
}

/// The error of CoreLocation is thrown away, and with it its number.
final class NamelessErrorShots: NativeShots {
    override func error(_ error: any Error) -> LocationError { LocationError(.unknown) }
}

/// One-shots start the updates of their manager, and nobody stops them.
final class StreamingShots: NativeShots {
    override func ask() { manager.startUpdatingLocation() }
}

/// The place that the manager remembers is as good as a new one.
final class RememberingShots: NativeShots {
    override func ask() {
        guard let fix = manager.location, var location = location(fix) else { return super.ask() }
        location.timestamp = environment.now
        finish(.success(location))
    }
}

/// The sign of an accuracy is not looked at.
final class UnsignedShots: NativeShots {
    override func location(_ fix: CLLocation) -> Location? {
        let (latitude, longitude) = (fix.coordinate.latitude, fix.coordinate.longitude)
        guard let place = try? AnyCoordinate(latitude: latitude, longitude: longitude, datum: .wgs84) else {
            return nil
        }
        return Location(
            coordinate: place,
            horizontalAccuracy: abs(fix.horizontalAccuracy),
            timestamp: fix.timestamp.timeIntervalSince1970,
            accuracyAuthorization: AccuracyAuthorization(manager.accuracyAuthorization)
        )
    }
}
