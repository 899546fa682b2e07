// SPDX-License-Identifier: Apache-2.0

import CoreLocation
import UIKit

/// Records a run while the phone is in a pocket.
final class RunTracker: NSObject {
    private let locationManager = CLLocationManager()
    private var points: [CLLocation] = []
    private var isRecording = false

    func prepare() {
        locationManager.delegate = self
        locationManager.activityType = .fitness
        locationManager.desiredAccuracy = kCLLocationAccuracyBest
        locationManager.distanceFilter = kCLDistanceFilterNone
        locationManager.pausesLocationUpdatesAutomatically = false
        Task {
            for await _ in NotificationCenter.default.notifications(named: UIApplication.didBecomeActiveNotification) {
                report()
            }
        }
    }

    func startInBackground() {
        guard
            locationManager.authorizationStatus == .authorizedWhenInUse
                || locationManager.authorizationStatus == .authorizedAlways
        else { return }
        locationManager.allowsBackgroundLocationUpdates = true
        locationManager.showsBackgroundLocationIndicator = true
        locationManager.startUpdatingLocation()
        isRecording = true
    }

    func stop() {
        locationManager.stopUpdatingLocation()
        locationManager.allowsBackgroundLocationUpdates = false
        isRecording = false
    }

    private func report() {
        let state = UIApplication.shared.applicationState == .active ? "active" : "not active"
        print("\(state) again, recording: \(isRecording), points: \(points.isEmpty ? "none" : "some")")
    }
}

extension RunTracker: CLLocationManagerDelegate {
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        switch manager.authorizationStatus {
        case .notDetermined: manager.requestWhenInUseAuthorization()
        case .authorizedWhenInUse: print("may record while in use")
        case .authorizedAlways: print("may always record")
        case .denied, .restricted: stop()
        @unknown default: stop()
        }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        points += locations
        print("point \(points.count)")
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        print("failed: \(error)")
    }
}
