// SPDX-License-Identifier: Apache-2.0

import CoreLocation

/// The one place in the app that talks to CoreLocation.
final class LocationManager: NSObject, CLLocationManagerDelegate {
    static let shared = LocationManager()

    private let manager = CLLocationManager()
    private(set) var lastLocation: CLLocation?

    private override init() {
        super.init()
        manager.delegate = self
        manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
        manager.distanceFilter = kCLDistanceFilterNone
    }

    func start() {
        checkServices()
        handle(manager.authorizationStatus)
    }

    func stop() {
        manager.stopUpdatingLocation()
    }

    private func checkServices() {
        // Not on the main thread: it may take a while.
        DispatchQueue.global(qos: .utility).async {
            guard !CLLocationManager.locationServicesEnabled() else { return }
            DispatchQueue.main.async {
                print("Location Services are off. Turn them on in Settings.")
            }
        }
    }

    private func handle(_ status: CLAuthorizationStatus) {
        switch status {
        case .notDetermined:
            print("asking for permission")
            manager.requestWhenInUseAuthorization()
        case .restricted:
            print("location is restricted on this device")
        case .denied:
            print("location was denied")
            stop()
        case .authorizedAlways, .authorizedWhenInUse:
            print("location is allowed")
            manager.startUpdatingLocation()
        @unknown default:
            print("unknown status \(status.rawValue)")
        }
    }

    // MARK: - CLLocationManagerDelegate

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        guard manager.authorizationStatus != .notDetermined else { return }
        handle(manager.authorizationStatus)
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let location = locations.last, location.horizontalAccuracy >= 0 else { return }
        lastLocation = location
        let coordinate = location.coordinate
        print(
            String(format: "%.4f, %.4f ±%.0f m", coordinate.latitude, coordinate.longitude, location.horizontalAccuracy)
        )
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        if let error = error as? CLError, error.code == .locationUnknown {
            print("no location yet")
            return
        }
        print("location failed: \((error as NSError).code)")
    }
}
