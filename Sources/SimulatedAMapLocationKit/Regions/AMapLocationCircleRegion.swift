// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation

/// A circle that a manager can watch.
open class AMapLocationCircleRegion: AMapLocationRegion {
    /// The middle of the circle, in GCJ-02.
    public let center: CLLocationCoordinate2D
    /// The radius of the circle in metres.
    public let radius: CLLocationDistance

    /// Creates a circle.
    public init!(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String!) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Whether a place in GCJ-02 is within the circle, its border included.
    open override func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { shape.contains(coordinate) }

    override var isValid: Bool { shape.isValid }

    /// A circle with the same values.
    open override func copy(with zone: NSZone?) -> Any {
        let copy: AMapLocationCircleRegion = AMapLocationCircleRegion(
            center: center,
            radius: radius,
            identifier: identifier
        )
        return copySettings(to: copy)
    }

    private var shape: AMapShape { .circle(center, radius: radius) }
}
