// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation

/// A fence of one or more polygons.
///
/// What lies in two of them is outside, as an exclave within an enclave. Corners are places, where Tencent's header has
/// objects that hold places: Foundation has no such objects here.
open class TencentLBSGeofencePolygonRegion: TencentLBSGeofenceRegion {
    /// The corners of each polygon, in order.
    public let polygons: [[CLLocationCoordinate2D]]

    /// Creates a fence of one polygon; nil without an identifier or with fewer than three valid corners.
    public convenience init?(coordinates: [CLLocationCoordinate2D], identifier: String) {
        self.init(polygons: [coordinates], identifier: identifier)
    }

    /// Creates a fence of one polygon; nil without an identifier or with fewer than three valid corners.
    public convenience init?(
        cCoordinates coordinates: UnsafePointer<CLLocationCoordinate2D>,
        count: UInt,
        identifier: String
    ) {
        self.init(
            polygons: [Array(UnsafeBufferPointer(start: coordinates, count: Int(clamping: count)))],
            identifier: identifier
        )
    }

    /// Creates a fence of several polygons; nil without an identifier, or if one has fewer than three valid corners.
    public init?(polygons: [[CLLocationCoordinate2D]], identifier: String) {
        guard !identifier.isEmpty, let middle = FenceGeometry.middle(of: polygons) else { return nil }
        self.polygons = polygons
        super.init(identifier: identifier, center: middle)
    }

    init(copying other: TencentLBSGeofencePolygonRegion) {
        polygons = other.polygons
        super.init(copying: other)
    }

    /// Reads a fence from an archive; it was not added to any manager.
    public required init?(coder: NSCoder) {
        let text = coder.decodeObject(of: NSString.self, forKey: "polygons") as String? ?? ""
        polygons = FenceGeometry.polygons(text)
        super.init(coder: coder)
    }

    /// The kind of fence.
    open override var regionType: TencentLBSGeofenceRegionType { .polygon }

    /// Whether a place of the same datum is inside.
    open override func containsCoordinate(_ coordinate: CLLocationCoordinate2D) -> Bool {
        FenceGeometry.contains(polygons, coordinate)
    }

    /// The metres from a place to the nearest point of the boundary, from either side.
    open override func distanceToBoundary(from coordinate: CLLocationCoordinate2D) -> CLLocationDistance {
        FenceGeometry.distanceToBoundary(polygons, coordinate)
    }

    /// Writes the fence to an archive.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(FenceGeometry.text(polygons) as NSString, forKey: "polygons")
    }

    /// A fence like it that was not added to any manager.
    open override func copy(with zone: NSZone?) -> Any { TencentLBSGeofencePolygonRegion(copying: self) }
}
