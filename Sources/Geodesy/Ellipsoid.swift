// SPDX-License-Identifier: Apache-2.0

/// The WGS-84 ellipsoid: the shape of the Earth that distances are measured on.
enum Ellipsoid {
    /// The equator's radius, metres.
    static let semiMajorAxis = 6_378_137.0
    /// How much shorter the polar radius is, as a share of the equator's.
    static let flattening = 1 / 298.257223563
    /// The polar radius over the equator's.
    static let axisRatio = 1 - flattening
    /// The polar radius, metres.
    static let semiMinorAxis = semiMajorAxis * axisRatio
    /// The third flattening: the difference of the radii over their sum.
    static let thirdFlattening = flattening / (2 - flattening)
    /// The square of the second eccentricity.
    static let secondEccentricitySquared = flattening * (2 - flattening) / (axisRatio * axisRatio)

    /// The parametric latitude of a geographic one.
    ///
    /// Its cosine is kept off zero, so that a pole is no special case, and a latitude below a picometre counts as zero,
    /// so that no square vanishes.
    static func parametric(latitude: Double) -> Angle {
        let geographic = Angle(degrees: abs(latitude) < 1e-17 ? 0 : latitude)
        let reduced = Angle(sine: axisRatio * geographic.sine, cosine: geographic.cosine)
        return Angle(unitSine: reduced.sine, unitCosine: max(reduced.cosine, Angle.tiny))
    }

    /// The geographic latitude in degrees of a parametric one.
    static func latitude(parametric: Angle) -> Double {
        Angle(sine: parametric.sine, cosine: axisRatio * parametric.cosine).degrees
    }

    /// The expansion parameter of the series along a geodesic that leaves the equator at an azimuth with this cosine.
    static func expansion(equatorialAzimuthCosine cosine: Double) -> Double {
        let square = cosine * cosine * secondEccentricitySquared
        return square / (2 * (1 + (1 + square).squareRoot()) + square)
    }

    /// The stretch of arc length at a parametric latitude.
    static func stretch(_ parametric: Angle) -> Double {
        (1 + secondEccentricitySquared * parametric.sine * parametric.sine).squareRoot()
    }
}
