// SPDX-License-Identifier: Apache-2.0

/// A sum of six sines: `c1 sin 2x + c2 sin 4x + … + c6 sin 12x`.
struct SineSeries {
    let c1, c2, c3, c4, c5, c6: Double

    /// The sum at an angle, by Clenshaw's recurrence.
    func callAsFunction(_ x: Angle) -> Double {
        let twice = 2 * (x.cosine - x.sine) * (x.cosine + x.sine)
        let b5 = c5 + twice * c6
        let b4 = c4 + twice * b5 - c6
        let b3 = c3 + twice * b4 - b5
        let b2 = c2 + twice * b3 - b4
        let b1 = c1 + twice * b2 - b3
        return 2 * x.sine * x.cosine * b1
    }

    /// The sum's growth between two angles.
    func callAsFunction(from start: Angle, to end: Angle) -> Double {
        self(end) - self(start)
    }
}
