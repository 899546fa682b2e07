// SPDX-License-Identifier: Apache-2.0

import CoreLocation
import Observation

/// What the list of nearby places shows.
@Observable
final class NearbyModel: NSObject, CLLocationManagerDelegate {
    enum Phase: Equatable {
        case idle
        case waiting
        case refused
        case found(latitude: Double, longitude: Double)
        case failed(String)
    }

    private(set) var phase = Phase.idle
    private(set) var isApproximate = false

    @ObservationIgnored private let manager = CLLocationManager()

    override init() {
        super.init()
        manager.delegate = self
        manager.desiredAccuracy = kCLLocationAccuracyNearestTenMeters
    }

    /// The view appeared, or was pulled down.
    func refresh() {
        guard manager.authorizationStatus != .notDetermined else {
            manager.requestWhenInUseAuthorization()
            return
        }
        phase = .waiting
        manager.requestLocation()
    }

    /// The user tapped “Use my exact location”.
    func useExactLocation() {
        manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Nearby") { [weak self] error in
            guard let self else { return }
            if let error {
                phase = .failed(error.localizedDescription)
            } else if manager.accuracyAuthorization == .fullAccuracy {
                refresh()
            }
        }
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        isApproximate = manager.accuracyAuthorization == .reducedAccuracy
        switch manager.authorizationStatus {
        case .authorizedWhenInUse, .authorizedAlways:
            if phase == .idle || phase == .refused { refresh() }
        case .denied, .restricted:
            phase = .refused
        case .notDetermined:
            phase = .idle
        @unknown default:
            break
        }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let coordinate = locations.last?.coordinate, CLLocationCoordinate2DIsValid(coordinate) else { return }
        phase = .found(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        switch error {
        case CLError.denied: phase = .refused
        case CLError.locationUnknown: phase = .failed("Try again in a moment.")
        default: phase = .failed(error.localizedDescription)
        }
    }
}
