// SPDX-License-Identifier: Apache-2.0

/// The published formula of GCJ-02, without any region.
///
/// Its ellipsoid is Krasovsky's, a = 6378245 m; converters that put 6378137 there are off by 7 mm on average. The
/// formula is known from a program that became public, and map vendors add about a metre of noise that it lacks, so
/// exact means exact against the formula.
enum GCJ02Formula {
    private static let semiMajorAxis = 6_378_245.0
    private static let eccentricitySquared = 0.00669342162296594323
    private static let degreesPerRadian = 180 / Double.pi

    /// The shift in degrees that leads from a WGS-84 place to its GCJ-02 place.
    static func shift(latitude: Double, longitude: Double) -> (latitude: Double, longitude: Double) {
        let x = longitude - 105
        let y = latitude - 35
        let root = abs(x).squareRoot()
        let common = 0.1 * x * y + (HalfTurns.sine(6 * x) + HalfTurns.sine(2 * x)) * (40.0 / 3)
        let northPlane = -100 + 2 * x + 3 * y + 0.2 * y * y + 0.2 * root
        let eastPlane = 300 + x + 2 * y + 0.1 * x * x + 0.1 * root
        let north = northPlane + common + waves(y, long: 160, longest: 320)
        let east = eastPlane + common + waves(x, long: 150, longest: 300)
        let sine = HalfTurns.sine(latitude / 180)
        let cosine = HalfTurns.cosine(latitude / 180)
        let flatness = 1 - eccentricitySquared * sine * sine
        let transverseRadius = semiMajorAxis / flatness.squareRoot()
        let meridianRadius = transverseRadius * (1 - eccentricitySquared) / flatness
        return (
            latitude: north / meridianRadius * degreesPerRadian,
            longitude: east / (transverseRadius * cosine) * degreesPerRadian
        )
    }

    /// The place whose shift leads to a GCJ-02 place, to 1e-6 m, for places around China.
    ///
    /// Each step puts the shift at the last estimate in place of the shift at the answer and makes the error at least
    /// 150 times smaller; next to 105 degrees east, where the square root is steep, more steps are needed. A fixed number of
    /// steps ends the loop whatever the input is.
    static func unshifted(latitude: Double, longitude: Double) -> (latitude: Double, longitude: Double) {
        var estimate = (latitude: latitude, longitude: longitude)
        for _ in 0..<12 {
            let shift = shift(latitude: estimate.latitude, longitude: estimate.longitude)
            let next = (latitude: latitude - shift.latitude, longitude: longitude - shift.longitude)
            let change = abs(next.latitude - estimate.latitude) + abs(next.longitude - estimate.longitude)
            estimate = next
            if change < 2e-14 { break }
        }
        return estimate
    }

    /// The four waves along one axis, with periods of 2, 6, 24 and 60 degrees, in metres.
    private static func waves(_ t: Double, long: Double, longest: Double) -> Double {
        let short = 20 * HalfTurns.sine(t) + 40 * HalfTurns.sine(t / 3)
        return (short + long * HalfTurns.sine(t / 12) + longest * HalfTurns.sine(t / 30)) * (2.0 / 3)
    }
}
