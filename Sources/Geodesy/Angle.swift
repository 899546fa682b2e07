// SPDX-License-Identifier: Apache-2.0

/// An angle kept as its sine and cosine, so that nothing is lost near a quarter turn.
struct Angle {
    let sine: Double
    let cosine: Double

    /// A number so small that its square is still above zero: stands for zero where zero is divided by.
    static let tiny = 1e-150

    /// The direction of the point (cosine, sine), scaled to the unit circle; 0 for the origin.
    init(sine: Double, cosine: Double) {
        let length = CMath.hypotenuse(sine, cosine)
        guard length > 0 else {
            self.init(unitSine: 0, unitCosine: 1)
            return
        }
        self.init(unitSine: sine / length, unitCosine: cosine / length)
    }

    /// An angle whose sine and cosine already lie on the unit circle.
    init(unitSine: Double, unitCosine: Double) {
        sine = unitSine
        cosine = unitCosine
    }

    init(degrees: Double) {
        self.init(unitSine: HalfTurns.sine(degrees / 180), unitCosine: HalfTurns.cosine(degrees / 180))
    }

    init(radians: Double) {
        let halfTurns = radians / .pi
        self.init(unitSine: HalfTurns.sine(halfTurns), unitCosine: HalfTurns.cosine(halfTurns))
    }

    /// The angle in radians, -pi...pi.
    var radians: Double { CMath.arcTangent(sine, cosine) }

    /// The angle in degrees, -180...180.
    var degrees: Double { radians * (180 / Double.pi) }

    /// The angle as a compass direction, 0..<360 degrees.
    var bearing: Double {
        let degrees = degrees
        return degrees < 0 ? min(degrees + 360, 360.0.nextDown) : degrees + 0
    }

    /// The angle in radians from this one forward to another that is at most half a turn away, 0...pi.
    func arc(to end: Angle) -> Double {
        let difference = end - self
        return CMath.arcTangent(difference.sine > 0 ? difference.sine : 0, difference.cosine)
    }

    static func + (left: Angle, right: Angle) -> Angle {
        Angle(
            unitSine: left.sine * right.cosine + left.cosine * right.sine,
            unitCosine: left.cosine * right.cosine - left.sine * right.sine
        )
    }

    static func - (left: Angle, right: Angle) -> Angle {
        left + Angle(unitSine: -right.sine, unitCosine: right.cosine)
    }
}
