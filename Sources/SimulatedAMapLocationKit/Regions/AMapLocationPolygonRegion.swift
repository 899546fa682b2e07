// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation

/// A polygon that a manager can watch.
open class AMapLocationPolygonRegion: AMapLocationRegion {
    private let corners: AMapCorners

    /// The corners, in GCJ-02; they belong to the region.
    public var coordinates: UnsafeMutablePointer<CLLocationCoordinate2D>! { corners.pointer }

    /// The number of corners.
    public var count: Int { corners.places.count }

    /// Creates a polygon from the first corners of a list, which it copies.
    public init!(coordinates: UnsafeMutablePointer<CLLocationCoordinate2D>!, count: Int, identifier: String!) {
        corners = AMapCorners(coordinates, count: count)
        super.init(identifier: identifier)
    }

    private init!(_ corners: AMapCorners, identifier: String!) {
        self.corners = corners
        super.init(identifier: identifier)
    }

    /// Whether a place in GCJ-02 is within the polygon.
    open override func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { shape.contains(coordinate) }

    override var isValid: Bool { shape.isValid }

    /// A polygon with the same values.
    open override func copy(with zone: NSZone?) -> Any {
        let copy: AMapLocationPolygonRegion = AMapLocationPolygonRegion(corners, identifier: identifier)
        return copySettings(to: copy)
    }

    private var shape: AMapShape { .polygon(corners.places) }
}
