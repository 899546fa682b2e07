// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import Geodesy
import GeoProvider

/// Stop only stops listening.
final class DeafStream: NativeStream {
    override func halt() {}
}

/// Every start makes a manager of its own, which stop does not know.
final class ManagerPerStartStream: NativeStream {
    private var managers: [CLLocationManager] = []

    override func run() {
        let manager = environment.within { CLLocationManager() }
        manager.delegate = self
        managers.append(manager)
        manager.startUpdatingLocation()
    }
}

/// Every error ends the updates.
final class FragileStream: NativeStream {
    override func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        super.locationManager(manager, didFailWithError: error)
        halt()
    }
}

/// The number of an error is not looked at, so a gap in the signal counts as a refusal.
final class DenyingStream: NativeStream {
    override func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        if isRunning { relay.fail(with: LocationError(.denied)) }
    }
}

/// The remembered place is told by start itself.
final class EagerStream: NativeStream {
    override func run() {
        if let fix = manager.location, let location = location(fix) { deliver(location) }
        super.run()
    }
}

/// Seconds since 2001, as Foundation counts them, are passed on as seconds since 1970.
final class WrongEpochStream: NativeStream {
    override func location(_ fix: CLLocation) -> Location? {
        var location = super.location(fix)
        location?.timestamp = fix.timestamp.timeIntervalSinceReferenceDate
        return location
    }
}

/// What CoreLocation marks as unknown by a negative number is copied.
final class NegativeNumbersStream: NativeStream {
    override func location(_ fix: CLLocation) -> Location? {
        var location = super.location(fix)
        location?.speed = fix.speed
        location?.course = fix.course
        return location
    }
}

/// Updates are made of one-shots, one after the other, which nobody stops.
final class OneShotStream: NativeStream {
    override func run() { manager.requestLocation() }
}

/// What the app sets is not handed to the manager.
final class UnconfiguredStream: NativeStream {
    override func apply(_ configuration: ProviderConfiguration) {}
}

/// The manager's delegate is made and lost inside start.
final class LostDelegateStream: NativeStream {
    override func run() {
        let listener = Listener()
        manager.delegate = listener
        super.run()
    }

    private final class Listener: NSObject, CLLocationManagerDelegate {}
}

/// The manager starts only when location is authorized at that moment, and never after that.
final class NowOrNeverStream: NativeStream {
    private var isTooLate = false

    override func run() {
        guard AuthorizationStatus(manager.authorizationStatus).isAuthorized, !isTooLate else { return isTooLate = true }
        super.run()
    }
}

/// One manager serves updates and one-shots, and is stopped when either ends.
final class OneManager: NativeStream, OneShotSource {
    private var report: ((OneShotReport) -> Void)?

    func start(_ leg: OneShotLeg, report: @escaping (OneShotReport) -> Void) {
        self.report = report
        manager.requestLocation()
    }

    func cancel(_ leg: OneShotLeg) {
        report = nil
        manager.stopUpdatingLocation()
    }

    override func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        super.locationManager(manager, didUpdateLocations: locations)
        guard let fix = locations.last, let location = location(fix) else { return }
        finish(.success(location))
    }

    override func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        super.locationManager(manager, didFailWithError: error)
        finish(.failure(LocationError(coreLocation: error)))
    }

    private func finish(_ result: Result<Location, LocationError>) {
        guard let report else { return }
        self.report = nil
        manager.stopUpdatingLocation()
        report(.finished(result))
    }
}

/// The grant is not looked at: every location is said to be exact.
final class AlwaysExactStream: NativeStream {
    override func location(_ fix: CLLocation) -> Location? {
        var location = super.location(fix)
        location?.accuracyAuthorization = .fullAccuracy
        return location
    }
}
