// SPDX-License-Identifier: Apache-2.0

/// The shortest path between two coordinates on the WGS-84 ellipsoid.
///
/// Lengths are within 0.1 micrometres of the exact ones for all pairs, nearly opposite places included. Where several paths
/// are equally short (opposite places) one of them is taken. Two equal places are joined by a path of length 0 that
/// points north.
///
/// The numbers of a GCJ-02 or BD-09 coordinate are measured as they are, which gives distances on the shifted map:
/// they differ from true ones by up to a few per mille. Convert first where that matters.
public struct Geodesic<D: Datum>: Sendable {
    /// Where the path starts.
    public let start: Coordinate<D>
    /// Where the path ends.
    public let end: Coordinate<D>
    /// The length in metres.
    public let length: Double

    private let startAzimuth: Angle
    private let endAzimuth: Angle

    /// Finds the shortest path between two coordinates.
    public init(from start: Coordinate<D>, to end: Coordinate<D>) {
        self.start = start
        self.end = end
        let difference = Self.longitudeDifference(from: start.longitude, to: end.longitude)
        let isSwapped = abs(start.latitude) < abs(end.latitude)
        let far = isSwapped ? end.latitude : start.latitude
        let near = isSwapped ? start.latitude : end.latitude
        let mirror: Double = far > 0 ? -1 : 1
        let solution = GeodesicProblem(
            firstLatitude: far * mirror,
            secondLatitude: near * mirror,
            longitudeDifference: abs(difference)
        ).solution()
        length = solution.length

        // Swapping the ends reverses the direction of travel, mirroring turns north to south.
        let north = mirror * (isSwapped ? -1 : 1)
        let east: Double = difference < 0 ? -1 : 1
        let first = isSwapped ? solution.secondAzimuth : solution.firstAzimuth
        let second = isSwapped ? solution.firstAzimuth : solution.secondAzimuth
        startAzimuth = Angle(unitSine: first.sine * east, unitCosine: first.cosine * north)
        endAzimuth = Angle(unitSine: second.sine * east, unitCosine: second.cosine * north)
    }

    /// The direction of the path at its start, in degrees clockwise from north, 0..<360.
    public var initialBearing: Double { startAzimuth.bearing }

    /// The direction of the path at its end, in degrees clockwise from north, 0..<360.
    public var finalBearing: Double { endAzimuth.bearing }

    /// The place that lies a share of the way along the path.
    ///
    /// - Parameter fraction: 0 is the start, 1 the end; other numbers, up to 1e12 metres, go on beyond them.
    public func point(at fraction: Double) -> Coordinate<D> {
        precondition(abs(fraction * length) <= 1e12, "the place must lie within 1e12 metres")
        if fraction == 0 { return start }
        if fraction == 1 { return end }
        let point = GeodesicPath(latitude: start.latitude, azimuth: startAzimuth).point(at: fraction * length)
        return Coordinate(normalizing: Degrees(point.latitude, start.longitude + point.longitudeDifference))
    }

    /// The turn from one meridian to another, -180...180 degrees, without rounding for close meridians.
    private static func longitudeDifference(from start: Double, to end: Double) -> Double {
        let difference = end - start
        return abs(difference) > 180 ? difference - (difference > 0 ? 360 : -360) : difference
    }
}
