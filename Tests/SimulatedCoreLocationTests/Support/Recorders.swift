// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice

/// A delegate that writes down what it is told, with the device's time; subclasses say what it can be told.
class Recorder: NSObject {
    private let device: SimulatedDevice
    /// What it was told, as `time word`.
    private(set) var events: [String] = []
    /// The locations it was told, oldest first.
    private(set) var locations: [CLLocation] = []
    /// Called whenever it is told something.
    var reaction: ((CLLocationManager) -> Void)?

    init(_ device: SimulatedDevice) { self.device = device }

    func note(_ manager: CLLocationManager, _ word: String) {
        events.append("\(DeviceTimeText.seconds(device.now)) \(word)")
        reaction?(manager)
    }

    func note(_ manager: CLLocationManager, _ new: [CLLocation]) {
        locations += new
        note(manager, "±" + new.map { String(format: "%.0f", $0.horizontalAccuracy) }.joined(separator: ","))
    }

    func note(_ manager: CLLocationManager, _ error: any Error) {
        let code = (error as? CLError)?.code
        let word = code == .denied ? "denied" : code == .locationUnknown ? "unknown" : "error \(error)"
        note(manager, word)
    }

    static func word(_ status: CLAuthorizationStatus) -> String {
        ["notDetermined", "restricted", "denied", "always", "whenInUse"][Int(status.rawValue)]
    }
}

/// A delegate as one writes it for iOS 14 and later.
final class NewRecorder: Recorder, CLLocationManagerDelegate {
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        let accuracy = manager.accuracyAuthorization == .fullAccuracy ? "full" : "reduced"
        note(manager, "\(Self.word(manager.authorizationStatus)) \(accuracy)")
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        note(manager, locations)
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { note(manager, error) }

    func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) { note(manager, "paused") }
    func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) { note(manager, "resumed") }
}

/// A delegate as one wrote it up to iOS 13.
final class OldRecorder: Recorder, CLLocationManagerDelegate {
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
        note(manager, "old \(Self.word(status))")
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        note(manager, locations)
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { note(manager, error) }
}

/// A delegate with both authorization callbacks, and nothing else.
final class BothRecorder: Recorder, CLLocationManagerDelegate {
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { note(manager, "new") }

    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
        note(manager, "old \(Self.word(status))")
    }
}

/// A delegate as iOS 2 knew it.
final class AncientRecorder: Recorder, CLLocationManagerDelegate {
    func locationManager(
        _ manager: CLLocationManager,
        didUpdateTo newLocation: CLLocation,
        from oldLocation: CLLocation?
    ) {
        note(manager, "to ±\(newLocation.horizontalAccuracy) from ±\(oldLocation?.horizontalAccuracy ?? -1)")
    }
}

/// A delegate that implements nothing.
final class MuteRecorder: Recorder, CLLocationManagerDelegate {}
