// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation

/// A fence around a polygon.
open class AMapGeoFencePolygonRegion: AMapGeoFenceRegion {
    private let corners: AMapCorners

    /// The corners, in GCJ-02; they belong to the fence.
    public var coordinates: UnsafeMutablePointer<CLLocationCoordinate2D>! { corners.pointer }

    /// The number of corners.
    public var count: Int { corners.places.count }

    init(_ identifier: String, customID: String?, corners: AMapCorners) {
        self.corners = corners
        super.init(identifier, customID: customID, type: .polygon)
    }

    override var shapes: [AMapShape] { [.polygon(corners.places)] }

    override func made() -> AMapGeoFenceRegion {
        AMapGeoFencePolygonRegion(identifier, customID: customID, corners: corners)
    }
}
