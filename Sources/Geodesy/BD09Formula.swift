// SPDX-License-Identifier: Apache-2.0

/// The published formula of BD-09: a tiny turn and stretch of the degree plane, then a constant shift.
///
/// It is usually written with polar coordinates. Turning by at most 3e-6 radians needs no arc tangent: the turn and the
/// stretch act on latitude and longitude directly.
enum BD09Formula {
    private static let offset = (latitude: 0.006, longitude: 0.0065)

    /// The BD-09 numbers of a GCJ-02 place, possibly just out of range.
    static func shifted(latitude: Double, longitude: Double) -> (latitude: Double, longitude: Double) {
        let wobble = wobble(latitude: latitude, longitude: longitude)
        return (
            latitude: latitude + wobble.latitude + offset.latitude,
            longitude: longitude + wobble.longitude + offset.longitude
        )
    }

    /// The GCJ-02 numbers whose BD-09 numbers are given, to 1e-8 m, possibly just out of range.
    ///
    /// Each step makes the error at least 30 times smaller; a fixed number of steps ends the loop whatever the input is.
    static func unshifted(latitude: Double, longitude: Double) -> (latitude: Double, longitude: Double) {
        let target = (latitude: latitude - offset.latitude, longitude: longitude - offset.longitude)
        var estimate = target
        for _ in 0..<16 {
            let wobble = wobble(latitude: estimate.latitude, longitude: estimate.longitude)
            let next = (latitude: target.latitude - wobble.latitude, longitude: target.longitude - wobble.longitude)
            let change = abs(next.latitude - estimate.latitude) + abs(next.longitude - estimate.longitude)
            estimate = next
            if change < 2e-14 { break }
        }
        return estimate
    }

    /// What the turn and the stretch add, in degrees.
    private static func wobble(latitude y: Double, longitude x: Double) -> (latitude: Double, longitude: Double) {
        let radius = (x * x + y * y).squareRoot()
        guard radius > 0 else { return (0, 0) }
        let stretch = 0.00002 * HalfTurns.sine(y * (50.0 / 3)) / radius
        let turn = 0.000003 * HalfTurns.cosine(x * (50.0 / 3))
        let cosineLessOne = -0.5 * turn * turn
        let turned = (latitude: y * cosineLessOne + x * turn, longitude: x * cosineLessOne - y * turn)
        return (
            latitude: turned.latitude + (y + turned.latitude) * stretch,
            longitude: turned.longitude + (x + turned.longitude) * stretch
        )
    }
}
