// SPDX-License-Identifier: Apache-2.0

import AMapLocationKit
import CoreLocation

/// Locations and errors as dictionaries.
enum LocationWords {
    static func event(of location: CLLocation, _ reGeocode: AMapLocationReGeocode?) -> [String: Any] {
        var event: [String: Any] = [
            "latitude": location.coordinate.latitude,
            "longitude": location.coordinate.longitude,
            "accuracy": location.horizontalAccuracy,
            "altitude": location.altitude,
            "altitudeAccuracy": location.verticalAccuracy,
            "speed": location.speed,
            "heading": location.course,
            "timestamp": location.timestamp.timeIntervalSince1970,
            "coordType": AMapLocationDataAvailableForCoordinate(location.coordinate) ? "GCJ02" : "WGS84",
        ]
        if let address = reGeocode?.formattedAddress, !address.isEmpty { event["address"] = address }
        if let city = reGeocode?.city, !city.isEmpty { event["city"] = city }
        return event
    }

    static func event(of error: (any Error)?) -> [String: Any] {
        guard let error = error as NSError? else { return ["errorCode": 0, "errorInfo": "nothing"] }
        return [
            "errorCode": error.code, "errorDomain": error.domain, "errorInfo": error.localizedDescription,
        ]
    }
}
