// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation

/// A place by its numbers, as searches and fences take and give it; GCJ-02.
open class AMapLocationPoint: NSObject, NSCopying {
    /// Degrees north.
    open var latitude: CGFloat = 0
    /// Degrees east.
    open var longitude: CGFloat = 0

    /// Creates a place at latitude and longitude 0.
    public override init() { super.init() }

    /// A place by its numbers.
    open class func location(withLatitude latitude: CGFloat, longitude: CGFloat) -> AMapLocationPoint! {
        let point = AMapLocationPoint()
        point.latitude = latitude
        point.longitude = longitude
        return point
    }

    /// A place with the same numbers.
    open func copy(with zone: NSZone?) -> Any { Self.location(withLatitude: latitude, longitude: longitude) as Any }

    /// The place as CoreLocation writes it.
    var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: Double(latitude), longitude: Double(longitude))
    }
}
