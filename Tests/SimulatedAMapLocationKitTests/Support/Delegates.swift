// SPDX-License-Identifier: Apache-2.0

import SimulatedAMapLocationKit
import SimulatedCoreLocation

/// What a delegate was told.
final class Record {
    var calls: [String] = []
    var updates: [(location: CLLocation, address: AMapLocationReGeocode?)] = []
    var failures: [NSError?] = []
}

/// A delegate that keeps a record.
///
/// Each shape conforms by itself: a method of a subclass would not be seen.
protocol RecordingDelegate: AMapLocationManagerDelegate {
    var record: Record { get }
}

/// Has no method at all.
final class SilentDelegate: NSObject, RecordingDelegate {
    let record = Record()
}

/// Takes the question for permission, and does nothing about it.
final class EmptyDelegate: NSObject, RecordingDelegate {
    let record = Record()

    func amapLocationManager(_ manager: AMapLocationManager!, doRequireLocationAuth core: CLLocationManager!) {
        record.calls.append("doRequireLocationAuth")
    }
}

/// Takes the question for permission and requests it on the manager it is handed.
final class AskingDelegate: NSObject, RecordingDelegate {
    let record = Record()
    var asksAlways = false
    var hijacks: (any CLLocationManagerDelegate)?

    func amapLocationManager(_ manager: AMapLocationManager!, doRequireLocationAuth core: CLLocationManager!) {
        record.calls.append("doRequireLocationAuth")
        if let hijacks { core.delegate = hijacks }
        if asksAlways { core.requestAlwaysAuthorization() } else { core.requestWhenInUseAuthorization() }
    }
}

/// Has every method that concerns permission, accuracy and updates.
final class FullDelegate: NSObject, RecordingDelegate {
    let record = Record()
    /// What is done about temporary full accuracy.
    var onTemporary: (CLLocationManager, @escaping ((any Error)?) -> Void) -> Void = { _, _ in }

    func amapLocationManager(_ manager: AMapLocationManager!, doRequireLocationAuth core: CLLocationManager!) {
        record.calls.append("doRequireLocationAuth")
        core.requestWhenInUseAuthorization()
    }

    func amapLocationManager(
        _ manager: AMapLocationManager!,
        doRequireTemporaryFullAccuracyAuth core: CLLocationManager!,
        completion: (((any Error)?) -> Void)!
    ) {
        record.calls.append("doRequireTemporaryFullAccuracyAuth")
        onTemporary(core, completion)
    }

    func amapLocationManager(_ manager: AMapLocationManager!, didFailWithError error: (any Error)!) {
        record.failures.append(error.map { $0 as NSError })
    }

    func amapLocationManager(_ manager: AMapLocationManager!, didUpdate location: CLLocation!) {
        record.calls.append("didUpdate")
    }

    func amapLocationManager(
        _ manager: AMapLocationManager!,
        didUpdate location: CLLocation!,
        reGeocode: AMapLocationReGeocode!
    ) {
        record.updates.append((location, reGeocode))
    }

    func amapLocationManager(_ manager: AMapLocationManager!, didChange status: CLAuthorizationStatus) {
        record.calls.append("didChange \(status.rawValue)")
    }

    func amapLocationManager(
        _ manager: AMapLocationManager!,
        locationManagerDidChangeAuthorization core: CLLocationManager!
    ) {
        record.calls.append("didChangeAuthorization \(core.authorizationStatus.rawValue)")
    }
}

/// Has only the plain method for locations.
final class LegacyDelegate: NSObject, RecordingDelegate {
    let record = Record()

    func amapLocationManager(_ manager: AMapLocationManager!, didUpdate location: CLLocation!) {
        record.updates.append((location, nil))
    }
}

/// An app that makes itself the delegate of a CLLocationManager.
final class Hijacker: NSObject, CLLocationManagerDelegate {
    var locations = 0

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        self.locations += 1
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
}

/// How a delegate takes the question for permission.
enum Shape: String, CaseIterable, Sendable {
    case implemented, empty, missing

    var delegate: any RecordingDelegate {
        switch self {
        case .implemented: AskingDelegate()
        case .empty: EmptyDelegate()
        case .missing: SilentDelegate()
        }
    }
}
