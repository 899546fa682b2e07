// SPDX-License-Identifier: Apache-2.0

/// The three integrals along a geodesic, as series to the sixth order in the expansion parameter.
///
/// Each integral over the arc on the auxiliary sphere is `scale * (arc + series(arc))`. The coefficients are those of
/// C. F. F. Karney, Algorithms for geodesics, Journal of Geodesy 87 (2013), equations 15 to 25, 42 and 43; tests
/// compare them with numerical integration. On the Earth the seventh order is below the rounding of a double.
enum GeodesicSeries {
    /// Distance: the scale.
    static func distanceScale(_ e: Double) -> Double {
        let q = e * e
        return (1 + q * (1.0 / 4 + q * (1.0 / 64 + q / 256))) / (1 - e)
    }

    /// Distance: the series.
    static func distance(_ e: Double) -> SineSeries {
        let q = e * e
        return SineSeries(
            c1: e * (-1.0 / 2 + q * (3.0 / 16 - q / 32)),
            c2: q * (-1.0 / 16 + q * (1.0 / 32 - q * 9 / 2048)),
            c3: e * q * (-1.0 / 48 + q * 3 / 256),
            c4: q * q * (-5.0 / 512 + q * 3 / 512),
            c5: e * q * q * -7 / 1280,
            c6: q * q * q * -7 / 2048
        )
    }

    /// Arc from distance: what is added to the distance, scaled to an angle, to get back the arc.
    static func arc(_ e: Double) -> SineSeries {
        let q = e * e
        return SineSeries(
            c1: e * (1.0 / 2 + q * (-9.0 / 32 + q * 205 / 1536)),
            c2: q * (5.0 / 16 + q * (-37.0 / 96 + q * 1335 / 4096)),
            c3: e * q * (29.0 / 96 - q * 75 / 128),
            c4: q * q * (539.0 / 1536 - q * 2391 / 2560),
            c5: e * q * q * 3467 / 7680,
            c6: q * q * q * 38081 / 61440
        )
    }

    /// The second integral of reduced length: the scale.
    static func reducedScale(_ e: Double) -> Double {
        let q = e * e
        return (1 - e) * (1 + q * (1.0 / 4 + q * (9.0 / 64 + q * 25 / 256)))
    }

    /// The second integral of reduced length: the series.
    static func reduced(_ e: Double) -> SineSeries {
        let q = e * e
        return SineSeries(
            c1: e * (1.0 / 2 + q * (1.0 / 16 + q / 32)),
            c2: q * (3.0 / 16 + q * (1.0 / 32 + q * 35 / 2048)),
            c3: e * q * (5.0 / 48 + q * 5 / 256),
            c4: q * q * (35.0 / 512 + q * 7 / 512),
            c5: e * q * q * 63 / 1280,
            c6: q * q * q * 77 / 2048
        )
    }

    /// Longitude: the scale.
    static func longitudeScale(_ e: Double) -> Double {
        let n = Ellipsoid.thirdFlattening
        let a1 = -(1.0 / 2 - n / 2)
        let a2 = -(1.0 / 4 + n * (1.0 / 8 - n * 3 / 8))
        let a3 = -(1.0 / 16 + n * (3.0 / 16 + n / 16))
        let a4 = -(3.0 / 64 + n / 32)
        return 1 + e * (a1 + e * (a2 + e * (a3 + e * (a4 - e * 3 / 128))))
    }

    /// Longitude: the series.
    static func longitude(_ e: Double) -> SineSeries {
        let n = Ellipsoid.thirdFlattening
        let first1 = 1.0 / 4 - n / 4
        let first2 = 1.0 / 8 - n * n / 8
        let first3 = 3.0 / 64 + n * (3.0 / 64 - n / 64)
        let first4 = 5.0 / 128 + n / 64
        let second2 = 1.0 / 16 + n * (-3.0 / 32 + n / 32)
        let second3 = 3.0 / 64 + n * (-1.0 / 32 - n * 3 / 64)
        let second4 = 3.0 / 128 + n / 128
        let third3 = 5.0 / 192 + n * (-3.0 / 64 + n * 5 / 192)
        let third4 = 3.0 / 128 - n * 5 / 192
        let fourth4 = 7.0 / 512 - n * 7 / 256
        let q = e * e
        return SineSeries(
            c1: e * (first1 + e * (first2 + e * (first3 + e * (first4 + e * 3 / 128)))),
            c2: q * (second2 + e * (second3 + e * (second4 + e * 5 / 256))),
            c3: e * q * (third3 + e * (third4 + e * 7 / 512)),
            c4: q * q * (fourth4 + e * 7 / 512),
            c5: e * q * q * 21 / 2560,
            c6: 0
        )
    }
}
