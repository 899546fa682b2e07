// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation

/// A fence around a circle.
open class AMapGeoFenceCircleRegion: AMapGeoFenceRegion {
    /// The middle of the circle, in GCJ-02.
    public let center: CLLocationCoordinate2D
    /// The radius of the circle in metres.
    public let radius: CLLocationDistance

    init(
        _ identifier: String,
        customID: String?,
        type: AMapGeoFenceRegionType = .circle,
        center: CLLocationCoordinate2D,
        radius: CLLocationDistance
    ) {
        self.center = center
        self.radius = radius
        super.init(identifier, customID: customID, type: type)
    }

    override var shapes: [AMapShape] { [.circle(center, radius: radius)] }

    override func made() -> AMapGeoFenceRegion {
        AMapGeoFenceCircleRegion(identifier, customID: customID, center: center, radius: radius)
    }
}
