// SPDX-License-Identifier: Apache-2.0

/// A circle on the Earth: all places within a distance of its centre, measured on the ellipsoid.
///
/// Poles and the antimeridian are places like any other.
public struct CircleArea<D: Datum>: Sendable, Hashable {
    /// The middle.
    public let center: Coordinate<D>
    /// Metres from the middle to the edge, at least 0; the edge belongs to the circle.
    public let radius: Double

    /// Makes a circle.
    ///
    /// - Throws: ``CoordinateError`` when the radius is negative or not finite.
    public init(center: Coordinate<D>, radius: Double) throws(CoordinateError) {
        guard radius >= 0, radius.isFinite else {
            throw CoordinateError(code: .radius, message: "radius \(radius) is not a length of 0 metres or more")
        }
        self.center = center
        self.radius = radius
    }

    /// Whether a place lies in the circle or on its edge.
    public func contains(_ coordinate: Coordinate<D>) -> Bool {
        if coordinate == center { return true }
        // The quick length decides unless the place is next to the edge.
        let near = center.approximateDistance(to: coordinate)
        if near < 10_000_000, abs(near - radius) > near * 3e-5 + 1e-6 { return near < radius }
        return center.distance(to: coordinate) <= radius
    }
}
