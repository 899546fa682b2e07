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
        let shift = shift(latitude: place.latitude, longitude: place.longitude)
        return Degrees(shift.latitude, shift.longitude)
    }

    /// The same for many places at once.
    @inline(__always)
    static func shift<Number: Lanes>(latitude y: Number, longitude x: Number) -> (latitude: Number, longitude: Number) {
        // At 0, 0 the sine is 0 as well, whatever it is divided by.
        let radius = (x * x + y * y).squareRoot().atLeast(1e-300)
        // The stretch moves a place by at most 2e-5 degrees, so that the sine's error makes 3e-16 of one.
        let stretch = Number(0.00002) * HalfTurns.roughSine(y * Number(50.0 / 3)) / radius
        let turn = Number(0.000003) * HalfTurns.cosine(x * Number(50.0 / 3))
        let cosineLessOne = Number(-0.5) * turn * turn
        let turnedNorth = y * cosineLessOne + x * turn
        let turnedEast = x * cosineLessOne - y * turn
        return (
            Number(0.006) + (turnedNorth + (y + turnedNorth) * stretch),
            Number(0.0065) + (turnedEast + (x + turnedEast) * stretch)
        )
    }

    /// Finds the GCJ-02 places whose BD-09 places are these, to 1e-9 degrees times a thousandth.
    @inline(__always)
    static func unshifted<Number: Lanes>(
        latitude: Number,
        longitude: Number
    ) -> (latitude: Number, longitude: Number) {
        var estimate = (latitude: latitude - Number(0.006), longitude: longitude - Number(0.0065))
        for _ in 0..<8 {
            let shift = shift(latitude: estimate.latitude, longitude: estimate.longitude)
            estimate = (latitude - shift.latitude, longitude - shift.longitude)
        }
        return estimate
    }
}
