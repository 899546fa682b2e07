// SPDX-License-Identifier: Apache-2.0

extension Coordinate {
    /// The length in metres of the shortest path to another coordinate, quickly and nearly.
    ///
    /// Lambert's formula of 1942: the path on a sphere through the reduced latitudes, with one correction for the
    /// flattening.
    /// It is off by at most 2 millionths of the length up to 11,000 km, and by at most 15 up to 18,000 km. Beyond, next to the
    /// opposite side of the Earth, it is off by up to 0.2 %, some 40 km. ``distance(to:)`` is exact everywhere.
    public func approximateDistance(to other: Coordinate<D>) -> Double {
        let start = Ellipsoid.parametric(latitude: latitude)
        let end = Ellipsoid.parametric(latitude: other.latitude)
        // Half the sum and half the difference of the reduced latitudes, by their tangents.
        let sum = start + end
        let difference = end - start
        let sinePSquared = (1 - sum.cosine) / 2
        let cosinePSquared = (1 + sum.cosine) / 2
        let sineQSquared = Self.halfSineSquared(difference)
        let halfLongitude = HalfTurns.sine((other.longitude - longitude) / 360)
        let haversine = min(1, sineQSquared + start.cosine * end.cosine * halfLongitude * halfLongitude)
        let rest = 1 - haversine
        let arc = 2 * CMath.arcTangent(haversine.squareRoot(), rest.squareRoot())
        guard haversine > 0, rest > 1e-18 else { return Ellipsoid.semiMajorAxis * arc }
        let sineArc = 2 * (haversine * rest).squareRoot()
        let x = (arc - sineArc) * sinePSquared * (1 - sineQSquared) / rest
        let y = (arc + sineArc) * cosinePSquared * sineQSquared / haversine
        return Ellipsoid.semiMajorAxis * (arc - Ellipsoid.flattening / 2 * (x + y))
    }

    /// The square of the sine of half an angle, without loss where the angle is small.
    private static func halfSineSquared(_ angle: Angle) -> Double {
        angle.cosine > 0 ? angle.sine * angle.sine / (2 * (1 + angle.cosine)) : (1 - angle.cosine) / 2
    }
}
