// SPDX-License-Identifier: Apache-2.0

/// The published formula of BD-09: a tiny turn and stretch of the degree plane, then a constant shift.
///
/// It is usually written with polar coordinates. Turning by at most 3e-6 radians needs no arc tangent: the turn and the
/// stretch act on latitude and longitude directly.
enum BD09Formula {
    /// The shift that leads from a GCJ-02 place to its BD-09 place.
    ///
    /// Each step of ``Degrees/without(_:)`` makes the error at least 30 times smaller.
    static func shift(at place: Degrees) -> Degrees {
        offset + wobble(latitude: place.latitude, longitude: place.longitude)
    }

    private static let offset = Degrees(0.006, 0.0065)

    /// What the turn and the stretch add.
    private static func wobble(latitude y: Double, longitude x: Double) -> Degrees {
        let radius = (x * x + y * y).squareRoot()
        guard radius > 0 else { return Degrees(0, 0) }
        let stretch = 0.00002 * HalfTurns.sine(y * (50.0 / 3)) / radius
        let turn = 0.000003 * HalfTurns.cosine(x * (50.0 / 3))
        let cosineLessOne = -0.5 * turn * turn
        let turned = Degrees(y * cosineLessOne + x * turn, x * cosineLessOne - y * turn)
        return Degrees(
            turned.latitude + (y + turned.latitude) * stretch,
            turned.longitude + (x + turned.longitude) * stretch
        )
    }
}
