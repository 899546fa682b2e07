// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation

/// A fence around a point of interest.
open class AMapGeoFencePOIRegion: AMapGeoFenceCircleRegion {
    /// The point of interest.
    public let poiItem: AMapLocationPOIItem!

    init(_ identifier: String, customID: String?, item: AMapLocationPOIItem, radius: CLLocationDistance) {
        poiItem = item
        super.init(
            identifier,
            customID: customID,
            type: .POI,
            center: item.location?.coordinate ?? CLLocationCoordinate2D(),
            radius: radius
        )
    }

    override func made() -> AMapGeoFenceRegion {
        AMapGeoFencePOIRegion(identifier, customID: customID, item: poiItem, radius: radius)
    }
}
