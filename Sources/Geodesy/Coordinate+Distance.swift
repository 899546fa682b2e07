// SPDX-License-Identifier: Apache-2.0

extension Coordinate {
    /// The length in metres of the shortest path to another coordinate on the WGS-84 ellipsoid.
    ///
    /// See ``Geodesic`` for the accuracy, which is far below a millimetre, and for shifted datums.
    public func distance(to other: Coordinate<D>) -> Double {
        Geodesic(from: self, to: other).length
    }

    /// The direction in which the shortest path to another coordinate starts, in degrees clockwise from north, 0..<360.
    ///
    /// To the coordinate itself it is 0.
    public func initialBearing(to other: Coordinate<D>) -> Double {
        Geodesic(from: self, to: other).initialBearing
    }

    /// The place that lies a share of the way along the shortest path to another coordinate.
    ///
    /// For many places on one path, keep a ``Geodesic``.
    ///
    /// - Parameters:
    ///   - fraction: 0 is this coordinate, 1 the other; other numbers, up to 1e12 metres, go on beyond them.
    ///   - other: The end of the path.
    public func point(at fraction: Double, to other: Coordinate<D>) -> Coordinate<D> {
        Geodesic(from: self, to: other).point(at: fraction)
    }

    /// The place reached by going straight ahead on the WGS-84 ellipsoid.
    ///
    /// - Parameters:
    ///   - bearing: The direction at the start, in degrees clockwise from north; must be finite.
    ///   - distance: Metres; negative goes backwards; must lie in -1e12...1e12.
    public func destination(bearing: Double, distance: Double) -> Coordinate<D> {
        precondition(bearing.isFinite, "the bearing must be finite")
        precondition(abs(distance) <= 1e12, "the distance must lie in -1e12...1e12 metres")
        if distance == 0 { return self }
        let azimuth = Angle(degrees: bearing.remainder(dividingBy: 360))
        let point = GeodesicPath(latitude: latitude, azimuth: azimuth).point(at: distance)
        return Coordinate(normalizing: Degrees(point.latitude, longitude + point.longitudeDifference))
    }
}
