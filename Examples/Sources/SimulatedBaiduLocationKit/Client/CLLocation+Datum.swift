// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedCoreLocation

extension CLLocation {
    /// The location in the datum that the app wants where Baidu shifts; abroad it stays as it is.
    func seen(as type: BMKLocationCoordinateType) -> CLLocation {
        guard let place = try? Coordinate<WGS84>(latitude: coordinate.latitude, longitude: coordinate.longitude),
            ChinaRegion.mainlandHongKongAndMacau.contains(place)
        else { return self }
        switch type {
        case .WGS84: return self
        case .GCJ02:
            let shifted: Coordinate<GCJ02> = place.converted(in: .customaryBox)
            return at(shifted.latitude, shifted.longitude)
        case .BMK09LL, .BMK09MC:
            let shifted: Coordinate<BD09> = place.converted(in: .customaryBox)
            return at(shifted.latitude, shifted.longitude)
        }
    }

    private func at(_ latitude: Double, _ longitude: Double) -> CLLocation {
        CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
            altitude: altitude,
            horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy,
            course: course,
            courseAccuracy: courseAccuracy,
            speed: speed,
            speedAccuracy: speedAccuracy,
            timestamp: timestamp,
            sourceInfo: sourceInformation
                ?? CLLocationSourceInformation(softwareSimulationState: false, andExternalAccessoryState: false)
        )
    }
}
