// SPDX-License-Identifier: Apache-2.0

/// A geodesic that starts at a parametric latitude with an azimuth: the direct problem.
///
/// The method is Karney's (see ``GeodesicSeries``): the geodesic becomes a great circle on an auxiliary sphere, and
/// series connect arcs there with distances and longitudes here.
struct GeodesicPath {
    /// The azimuth where the geodesic crosses the equator northwards.
    private let equatorialAzimuth: Angle
    /// The arc from that crossing to the start.
    private let startArc: Angle
    /// The longitude on the sphere from that crossing to the start.
    private let startLongitude: Angle
    private let expansion: Double

    /// A place on the path, the longitude in degrees east of the start.
    struct Point {
        let latitude, longitudeDifference: Double
        let azimuth: Angle
    }

    init(latitude: Double, azimuth: Angle) {
        let start = Ellipsoid.parametric(latitude: latitude)
        equatorialAzimuth = Angle(
            unitSine: azimuth.sine * start.cosine,
            unitCosine: CMath.hypotenuse(azimuth.cosine, azimuth.sine * start.sine)
        )
        let isOnEquator = start.sine == 0 && azimuth.cosine == 0
        let alongEquator = isOnEquator ? 1 : start.cosine * azimuth.cosine
        startArc = Angle(sine: start.sine, cosine: alongEquator)
        startLongitude = Angle(sine: equatorialAzimuth.sine * start.sine, cosine: alongEquator)
        expansion = Ellipsoid.expansion(equatorialAzimuthCosine: equatorialAzimuth.cosine)
    }

    /// The place at a distance in metres along the path; negative is backwards.
    func point(at distance: Double) -> Point {
        let distanceSeries = GeodesicSeries.distance(expansion)
        let scaled = distance / (Ellipsoid.semiMinorAxis * GeodesicSeries.distanceScale(expansion))
        let startCorrection = distanceSeries(startArc)
        let stretched = startArc + Angle(radians: startCorrection + scaled)
        let arcLength = scaled + startCorrection + GeodesicSeries.arc(expansion)(stretched)
        let endArc = startArc + Angle(radians: arcLength)

        let crossing = equatorialAzimuth
        let latitude = Angle(
            sine: crossing.cosine * endArc.sine,
            cosine: CMath.hypotenuse(crossing.sine, crossing.cosine * endArc.cosine)
        )
        let endLongitude = Angle(sine: crossing.sine * endArc.sine, cosine: endArc.cosine)
        let onSphere = (endLongitude - startLongitude).radians
        let growth = GeodesicSeries.longitude(expansion)(from: startArc, to: endArc)
        let lag =
            Ellipsoid.flattening * crossing.sine * GeodesicSeries.longitudeScale(expansion) * (arcLength + growth)
        return Point(
            latitude: Ellipsoid.latitude(parametric: latitude),
            longitudeDifference: (onSphere - lag) * (180 / Double.pi),
            azimuth: Angle(sine: crossing.sine, cosine: crossing.cosine * endArc.cosine)
        )
    }
}
