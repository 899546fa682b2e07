// SPDX-License-Identifier: Apache-2.0

import Geodesy
public import SimulatedCoreLocation

/// Distances, the region in which locations are shifted, and the shift.
open class TencentLBSLocationUtils: NSObject {
    /// The metres between two places along the ground; not a number if one of them is not valid.
    public class func distanceBetweenTwoCoordinate2D(
        _ coordinate: UnsafePointer<CLLocationCoordinate2D>,
        coordinateTwo coordinate2: UnsafePointer<CLLocationCoordinate2D>
    ) -> Double {
        guard let one = place(coordinate.pointee), let two = place(coordinate2.pointee) else { return .nan }
        return one.distance(to: two)
    }

    /// The metres between two locations along the ground.
    public class func distanceBetweenTwoCLLocations(_ location: CLLocation, locationTwo location2: CLLocation) -> Double
    {
        location.distance(from: location2)
    }

    /// The metres between two of Tencent's locations along the ground.
    public class func distanceBetweenTwoTencentLBSLocations(
        _ location: TencentLBSLocation,
        locationTwo location2: TencentLBSLocation
    ) -> Double {
        location.distance(from: location2)
    }

    /// Whether a place is where Tencent shifts locations: on the mainland, in Hong Kong or in Macau.
    public class func isInRegion(withLatitude latitude: Double, longitude: Double) -> Bool {
        place(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
            .map(ChinaRegion.mainlandHongKongAndMacau.contains) ?? false
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Shifts a place from WGS-84 to GCJ-02; one that is not in the region stays as it is.
    public class func WGS84TOGCJ02(_ coordinate: CLLocationCoordinate2D) -> CLLocationCoordinate2D {
        guard let place = place(coordinate), ChinaRegion.mainlandHongKongAndMacau.contains(place) else {
            return coordinate
        }
        let shifted: Coordinate<GCJ02> = place.converted(in: .customaryBox)
        return CLLocationCoordinate2D(latitude: shifted.latitude, longitude: shifted.longitude)
    }

    private class func place(_ coordinate: CLLocationCoordinate2D) -> Coordinate<WGS84>? {
        try? Coordinate(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
}
