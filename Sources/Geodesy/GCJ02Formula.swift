// SPDX-License-Identifier: Apache-2.0

/// The published formula of GCJ-02, without any region.
///
/// Its ellipsoid is Krasovsky's, a = 6378245 m; converters that put 6378137 there are off by 7 mm on average. The
/// formula is known from a program that became public, and map vendors add about a metre of noise that it lacks, so
/// exact means exact against the formula.
enum GCJ02Formula {
    private static let semiMajorAxis = 6_378_245.0
    static let eccentricitySquared = 0.00669342162296594323
    private static let degreesPerRadian = 180 / Double.pi
    /// The degrees of a metre to the north, and to the east at the equator, on a sphere through it.
    static let degreesNorth = degreesPerRadian / (semiMajorAxis * (1 - eccentricitySquared))
    static let degreesEast = degreesPerRadian / semiMajorAxis

    /// The shift that leads from a WGS-84 place to its GCJ-02 place.
    ///
    /// It changes so slowly that each step of ``Degrees/without(_:)`` makes the error at least 150 times smaller. Next to 105
    /// degrees east, where the square root is steep, more steps are needed and 1e-7 m are reached.
    static func shift(at place: Degrees) -> Degrees {
        let x = place.longitude - 105
        let y = place.latitude - 35
        let root = abs(x).squareRoot()
        let common = 0.1 * x * y + (HalfTurns.sine(6 * x) + HalfTurns.sine(2 * x)) * (40.0 / 3)
        let northPlane = -100 + 2 * x + 3 * y + 0.2 * y * y + 0.2 * root
        let eastPlane = 300 + x + 2 * y + 0.1 * x * x + 0.1 * root
        let north = northPlane + common + waves(y, long: 160, longest: 320)
        let east = eastPlane + common + waves(x, long: 150, longest: 300)
        let sine = HalfTurns.sine(place.latitude / 180)
        let cosine = HalfTurns.cosine(place.latitude / 180)
        let flatness = 1 - eccentricitySquared * sine * sine
        let transverseRadius = semiMajorAxis / flatness.squareRoot()
        let meridianRadius = transverseRadius * (1 - eccentricitySquared) / flatness
        return Degrees(
            north / meridianRadius * degreesPerRadian,
            east / (transverseRadius * cosine) * degreesPerRadian
        )
    }

    /// The four waves along one axis, with periods of 2, 6, 24 and 60 degrees, in metres.
    private static func waves(_ t: Double, long: Double, longest: Double) -> Double {
        let short = 20 * HalfTurns.sine(t) + 40 * HalfTurns.sine(t / 3)
        return (short + long * HalfTurns.sine(t / 12) + longest * HalfTurns.sine(t / 30)) * (2.0 / 3)
    }
}
