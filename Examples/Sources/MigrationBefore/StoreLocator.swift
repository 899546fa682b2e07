// SPDX-License-Identifier: Apache-2.0

// LISTING: a class of one's own, before
import CoreLocation

final class StoreLocator: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private var completion: ((CLLocation?, (any Error)?) -> Void)?

    override init() {
        super.init()
        manager.delegate = self
        manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
    }

    func locate(completion: @escaping (CLLocation?, (any Error)?) -> Void) {
        self.completion = completion
        switch manager.authorizationStatus {
        case .notDetermined: manager.requestWhenInUseAuthorization()
        case .denied, .restricted: completion(nil, CLError(.denied))
        default: manager.requestLocation()
        }
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        if manager.authorizationStatus == .authorizedWhenInUse { manager.requestLocation() }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        completion?(locations.last, nil)
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        completion?(nil, error)
    }
}
// LISTING: end
