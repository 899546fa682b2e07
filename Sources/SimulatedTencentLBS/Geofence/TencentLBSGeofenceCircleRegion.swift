// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation

/// A round fence.
open class TencentLBSGeofenceCircleRegion: TencentLBSGeofenceRegion {
    /// The radius in metres.
    public let radius: CLLocationDistance

    /// Creates a round fence; nil without an identifier, a radius above 0 or a valid place.
    public init?(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        guard radius > 0, radius.isFinite, !identifier.isEmpty, CLLocationCoordinate2DIsValid(center) else {
            return nil
        }
        self.radius = radius
        super.init(identifier: identifier, center: center)
    }

    private init(copying other: TencentLBSGeofenceCircleRegion) {
        radius = other.radius
        super.init(copying: other)
    }

    /// Reads a fence from an archive; it was not added to any manager.
    public required init?(coder: NSCoder) {
        radius = coder.decodeDouble(forKey: "radius")
        super.init(coder: coder)
    }

    /// Whether a place of the same datum is inside.
    open override func containsCoordinate(_ coordinate: CLLocationCoordinate2D) -> Bool {
        FenceGeometry.distance(center, coordinate) <= radius
    }

    /// The metres from a place to the nearest point of the boundary, from either side.
    open override func distanceToBoundary(from coordinate: CLLocationCoordinate2D) -> CLLocationDistance {
        abs(FenceGeometry.distance(center, coordinate) - radius)
    }

    /// Writes the fence to an archive.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(radius, forKey: "radius")
    }

    /// A fence like it that was not added to any manager.
    open override func copy(with zone: NSZone?) -> Any { TencentLBSGeofenceCircleRegion(copying: self) }
}
