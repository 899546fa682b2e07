// SPDX-License-Identifier: Apache-2.0

import Geodesy
import GeoProvider

extension Location {
    /// Reads a plug-in's dictionary; nil if it holds no valid place.
    init?(event: [String: Any], accuracy: AccuracyAuthorization) {
        guard let latitude = event["latitude"] as? Double, let longitude = event["longitude"] as? Double,
            let timestamp = event["timestamp"] as? Double, let radius = event["accuracy"] as? Double, radius >= 0,
            let coordinate = try? AnyCoordinate(
                latitude: latitude,
                longitude: longitude,
                datum: event["coordType"] as? String == "GCJ02" ? .gcj02 : .wgs84
            )
        else { return nil }
        self.init(
            coordinate: coordinate,
            horizontalAccuracy: radius,
            timestamp: timestamp,
            accuracyAuthorization: accuracy
        )
        if let uncertainty = event["altitudeAccuracy"] as? Double, uncertainty > 0 {
            altitude = event["altitude"] as? Double
            verticalAccuracy = uncertainty
        }
        speed = (event["speed"] as? Double).flatMap { $0 < 0 ? nil : $0 }
        course = (event["heading"] as? Double).flatMap { $0 < 0 ? nil : $0 }
        guard let formatted = event["address"] as? String else { return }
        var address = Address()
        address.formatted = formatted
        address.city = event["city"] as? String
        self.address = address
    }
}

extension LocationError {
    /// Reads a plug-in's error, of which a number and some words are left.
    init(domain: String, number: Int, words: String) {
        let code: Code =
            switch (domain, number) {
            case ("AMapLocationErrorDomain", 2), ("kCLErrorDomain", 1): .denied
            case ("AMapLocationErrorDomain", 4): .timedOut
            case ("AMapLocationErrorDomain", 5): .cancelled
            case ("AMapLocationErrorDomain", 11): .fakeLocation
            case ("AMapLocationErrorDomain", 12): .reducedAccuracy
            case ("kCLErrorDomain", 0): .locationUnknown
            default: .unknown
            }
        self.init(
            code,
            message: words,
            vendorDomain: domain.isEmpty ? nil : domain,
            vendorCode: domain.isEmpty ? nil : number
        )
    }
}
