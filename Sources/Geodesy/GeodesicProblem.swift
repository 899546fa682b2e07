// SPDX-License-Identifier: Apache-2.0

/// The inverse problem: the shortest path between two places, in the form it is solved in.
///
/// The places are mirrored and swapped so that the first is south of the equator and at least as far from it as the
/// second, which lies east of it. The method is Karney's, not Vincenty's, which fails between nearly opposite places:
/// Newton's method on the azimuth at the start, kept in a bracket, until the path that leaves there meets the second
/// place's longitude.
struct GeodesicProblem {
    /// Parametric latitudes.
    let first, second: Angle
    /// The difference of longitude, 0...pi.
    let longitude: Double
    /// The same as sine and cosine.
    let longitudeAngle: Angle
    let firstStretch, secondStretch: Double

    /// A path between the places.
    struct Solution {
        /// Metres.
        let length: Double
        let firstAzimuth, secondAzimuth: Angle
    }

    /// Makes the problem of two latitudes and the difference of longitudes, all in degrees and already in this form.
    init(firstLatitude: Double, secondLatitude: Double, longitudeDifference: Double) {
        let first = Ellipsoid.parametric(latitude: firstLatitude)
        let second = Ellipsoid.parametric(latitude: secondLatitude)
        self.first = first
        self.second =
            abs(secondLatitude) == -firstLatitude
            ? Angle(unitSine: secondLatitude < 0 ? first.sine : -first.sine, unitCosine: first.cosine)
            : second
        longitude = longitudeDifference * (Double.pi / 180)
        longitudeAngle = Angle(degrees: longitudeDifference)
        firstStretch = Ellipsoid.stretch(first)
        secondStretch = Ellipsoid.stretch(self.second)
    }

    /// The shortest path.
    func solution() -> Solution {
        if first.cosine <= Angle.tiny || longitudeAngle.sine == 0 {
            return meridian()
        }
        if first.sine == 0, longitude <= Double.pi * Ellipsoid.axisRatio {
            return equator()
        }
        switch start() {
        case .answer(let solution): return solution
        case .guess(let azimuth): return search(from: azimuth)
        }
    }

    /// The path along a meridian, possibly over a pole.
    private func meridian() -> Solution {
        let azimuth = longitudeAngle
        let startArc = Angle(sine: first.sine, cosine: azimuth.cosine * first.cosine)
        let endArc = Angle(sine: second.sine, cosine: second.cosine)
        let expansion = Ellipsoid.expansion(equatorialAzimuthCosine: 1)
        let length = length(expansion: expansion, from: startArc, to: endArc)
        return Solution(
            length: length > Angle.tiny.squareRoot() ? length : 0,
            firstAzimuth: azimuth,
            secondAzimuth: Angle(unitSine: 0, unitCosine: 1)
        )
    }

    /// The path along the equator, the shortest as long as it does not reach nearly around the Earth's half.
    private func equator() -> Solution {
        let east = Angle(unitSine: 1, unitCosine: 0)
        return Solution(length: Ellipsoid.semiMajorAxis * longitude, firstAzimuth: east, secondAzimuth: east)
    }

    /// The distance in metres of an arc of at most half a turn on the auxiliary sphere.
    func length(expansion: Double, from start: Angle, to end: Angle) -> Double {
        let growth = GeodesicSeries.distance(expansion)(from: start, to: end)
        let scale = Ellipsoid.semiMinorAxis * GeodesicSeries.distanceScale(expansion)
        return scale * (start.arc(to: end) + growth)
    }
}
