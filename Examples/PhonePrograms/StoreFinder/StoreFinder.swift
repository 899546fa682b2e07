// SPDX-License-Identifier: Apache-2.0

import AMapFoundationKit
import AMapLocationKit
import CoreLocation

// 附近门店：先单次定位，再连续定位
class StoreFinder: NSObject, AMapLocationManagerDelegate {
    private let locationManager = AMapLocationManager()
    private var updates = 0

    override init() {
        super.init()
        locationManager.delegate = self
        locationManager.desiredAccuracy = kCLLocationAccuracyHundredMeters
        locationManager.locationTimeout = 5
        locationManager.reGeocodeTimeout = 3
    }

    func locate() {
        locationManager.requestLocation(
            withReGeocode: true,
            completionBlock: { [weak self] (location: CLLocation?, reGeocode: AMapLocationReGeocode?, error: Error?) in
                if let error = error as NSError? {
                    print("error \(error.code): \(error.localizedDescription)")
                    if error.code == AMapLocationErrorCode.locateFailed.rawValue {
                        return
                    }
                }
                if let location {
                    print(
                        String(
                            format: "location %.4f, %.4f",
                            location.coordinate.latitude,
                            location.coordinate.longitude
                        )
                    )
                }
                if let reGeocode {
                    print("address \(reGeocode.city ?? reGeocode.province ?? "未知")")
                }
                self?.follow()
            }
        )
    }

    private func follow() {
        locationManager.distanceFilter = kCLDistanceFilterNone
        locationManager.startUpdatingLocation()
    }

    // MARK: - AMapLocationManagerDelegate

    func amapLocationManager(_ manager: AMapLocationManager!, doRequireLocationAuth locationManager: CLLocationManager!)
    {
        print("requires authorization")
        locationManager.requestAlwaysAuthorization()
    }

    func amapLocationManager(
        _ manager: AMapLocationManager!,
        didUpdate location: CLLocation!,
        reGeocode: AMapLocationReGeocode!
    ) {
        updates += 1
        let isAvailable = AMapDataAvailableForCoordinate(location.coordinate)
        print("update \(updates), on the map: \(isAvailable)")
        if updates == 2 {
            manager.stopUpdatingLocation()
        }
    }

    func amapLocationManager(
        _ manager: AMapLocationManager!,
        locationManagerDidChangeAuthorization locationManager: CLLocationManager!
    ) {
        if #available(iOS 14.0, *) {
            print("authorization \(locationManager.authorizationStatus.rawValue)")
        } else {
            print("authorization \(CLLocationManager.authorizationStatus().rawValue)")
        }
    }

    func amapLocationManager(_ manager: AMapLocationManager!, didFailWithError error: Error!) {
        print("failed: \((error as NSError).code)")
    }
}
