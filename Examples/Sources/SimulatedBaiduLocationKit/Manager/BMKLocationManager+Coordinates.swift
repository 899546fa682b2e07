// SPDX-License-Identifier: Apache-2.0

import Geodesy
public import SimulatedCoreLocation

extension BMKLocationManager {
    /// Converts a place to Baidu's own datum, the only target that is documented; another one gives the place itself.
    public class func bmkLocationCoordinateConvert(
        _ coordinate: CLLocationCoordinate2D,
        srcType: BMKLocationCoordinateType,
        desType: BMKLocationCoordinateType
    ) -> CLLocationCoordinate2D {
        let (latitude, longitude) = (coordinate.latitude, coordinate.longitude)
        let result: Coordinate<BD09>?
        switch (srcType, desType) {
        case (.WGS84, .BMK09LL): result = try? Coordinate<WGS84>(latitude: latitude, longitude: longitude).converted()
        case (.GCJ02, .BMK09LL): result = try? Coordinate<GCJ02>(latitude: latitude, longitude: longitude).converted()
        default: result = nil
        }
        return result.map { CLLocationCoordinate2D(latitude: $0.latitude, longitude: $0.longitude) } ?? coordinate
    }

    /// Whether a place of a datum is where Baidu shifts locations.
    public class func bmkLocationDataAvailable(
        forCoordinate coordinate: CLLocationCoordinate2D,
        withCoorType type: BMKLocationCoordinateType
    ) -> Bool {
        let (latitude, longitude) = (coordinate.latitude, coordinate.longitude)
        let place: Coordinate<WGS84>?
        switch type {
        case .WGS84: place = try? Coordinate(latitude: latitude, longitude: longitude)
        case .GCJ02:
            place = try? Coordinate<GCJ02>(latitude: latitude, longitude: longitude).converted(in: .customaryBox)
        case .BMK09LL, .BMK09MC:
            place = try? Coordinate<BD09>(latitude: latitude, longitude: longitude).converted(in: .customaryBox)
        }
        return place.map(ChinaRegion.mainlandHongKongAndMacau.contains) ?? false
    }
}
