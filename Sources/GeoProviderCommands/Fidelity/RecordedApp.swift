// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation

/// The recorded app again, on the simulated phone: it makes the recorded calls and takes every callback.
final class RecordedApp: NSObject, CLLocationManagerDelegate {
    private var manager: CLLocationManager?

    /// Makes a call; the simulated phone is the current one.
    func perform(_ call: RecordedCall) {
        switch call {
        case .make:
            manager = CLLocationManager()
            manager?.delegate = self
        case .servicesEnabled: _ = CLLocationManager.locationServicesEnabled()
        default: if let manager { perform(call, on: manager) }
        }
    }

    private func perform(_ call: RecordedCall, on manager: CLLocationManager) {
        switch call {
        case .make, .servicesEnabled: break
        case .requestWhenInUse: manager.requestWhenInUseAuthorization()
        case .requestAlways: manager.requestAlwaysAuthorization()
        case .requestFullAccuracy(let key):
            manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: key) { _ in }
        case .requestLocation: manager.requestLocation()
        case .startUpdating: manager.startUpdatingLocation()
        case .stopUpdating: manager.stopUpdatingLocation()
        case .startSignificant: manager.startMonitoringSignificantLocationChanges()
        case .stopSignificant: manager.stopMonitoringSignificantLocationChanges()
        case .desiredAccuracy(let metres): manager.desiredAccuracy = metres
        case .distanceFilter(let metres): manager.distanceFilter = metres
        case .allowsBackground(let isOn): manager.allowsBackgroundLocationUpdates = isOn
        case .showsIndicator(let isOn): manager.showsBackgroundLocationIndicator = isOn
        case .pauses(let isOn): manager.pausesLocationUpdatesAutomatically = isOn
        }
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}

    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}

    func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}

    func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
}
