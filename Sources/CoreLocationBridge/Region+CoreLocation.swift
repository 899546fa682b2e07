// SPDX-License-Identifier: Apache-2.0

import Geodesy
public import GeoProvider

extension Region {
    /// Takes a circle from CoreLocation, whose centre is in WGS-84; nil for a region of another shape.
    ///
    /// - Parameter region: CoreLocation's region.
    public init?(_ region: CLRegion) {
        guard let circle = region as? CLCircularRegion,
            let center = AnyCoordinate(circle.center, datum: .wgs84)
        else { return nil }
        self.init(
            identifier: circle.identifier,
            center: center,
            radius: circle.radius,
            notifyOnEntry: circle.notifyOnEntry,
            notifyOnExit: circle.notifyOnExit
        )
    }

    /// CoreLocation's circle, with the centre converted to WGS-84.
    public var coreLocation: CLCircularRegion {
        let center = center.wgs84
        let circle = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: center.latitude, longitude: center.longitude),
            radius: radius,
            identifier: identifier
        )
        circle.notifyOnEntry = notifyOnEntry
        circle.notifyOnExit = notifyOnExit
        return circle
    }
}
