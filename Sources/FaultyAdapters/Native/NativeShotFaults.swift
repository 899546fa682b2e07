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

/// The grant is not looked at: every location is said to be exact.
final class AlwaysExactShots: NativeShots {
    override func location(_ fix: CLLocation) -> Location? { Location(fix, accuracy: .fullAccuracy) }
}

/// Under reduced accuracy CoreLocation is asked for the exactness that the app named.
final class FineShots: NativeShots {
    override func ask() {
        manager.desiredAccuracy = leg?.desiredAccuracy?.coreLocation ?? kCLLocationAccuracyBest
        super.ask()
    }
}

/// The place that the manager remembers is given at once, as of now.
final class RememberingShots: NativeShots {
    override func ask() {
        guard let fix = manager.location, var location = location(fix) else { return super.ask() }
        location.timestamp = environment.now
        finish(.success(location))
    }
}
