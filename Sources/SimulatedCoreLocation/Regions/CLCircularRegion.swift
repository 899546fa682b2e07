// SPDX-License-Identifier: Apache-2.0

/// A circle on the ground.
open class CLCircularRegion: CLRegion {
    /// The middle of the circle in degrees of WGS-84.
    public let center: CLLocationCoordinate2D
    /// The radius of the circle in metres.
    public let radius: CLLocationDistance

    /// Creates a circle.
    ///
    /// A radius above the manager's `maximumRegionMonitoringDistance` fails when monitoring starts.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Reads a circle from an archive.
    public required init?(coder: NSCoder) {
        center = CLLocationCoordinate2D(coder: coder)
        radius = coder.decodeDouble(forKey: "radius")
        super.init(coder: coder)
    }

    /// Writes the circle to an archive.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        center.encode(with: coder)
        coder.encode(radius, forKey: "radius")
    }

    /// A circle with the same values.
    open override func copy(with zone: NSZone?) -> Any {
        copySettings(to: CLCircularRegion(center: center, radius: radius, identifier: identifier))
    }

    /// Whether a place is within the circle, its border included; an invalid place never is.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        center.distance(to: coordinate) <= radius
    }

    /// The identifier, the middle and the radius in one line, for people to read.
    open override var description: String {
        let circle = String(format: "center: <%+.8f,%+.8f>, radius: %.2fm", center.latitude, center.longitude, radius)
        return "CLCircularRegion (identifier: \"\(identifier)\", \(circle))"
    }
}
