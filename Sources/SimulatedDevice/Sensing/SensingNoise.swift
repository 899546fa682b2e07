// SPDX-License-Identifier: Apache-2.0

import Geodesy

/// How locations wander around the truth: a smooth random function of time that depends on nothing but a seed.
enum SensingNoise {
    /// The radius around the truth, in standard deviations along an axis, within which 68 % of locations lie.
    static let radius = 1.51
    /// The time between two values that are drawn; in between the offset moves evenly.
    private static let step: Int64 = 8_000_000_000

    /// The offset at a time, in standard deviations.
    static func offset(at time: Int64, seed: UInt64) -> (north: Double, east: Double) {
        let shifted = time - Int64.min / 2
        let knot = shifted / step
        let share = Double(shifted % step) / Double(step)
        // Two independent values mixed like this keep their variance.
        let scale = 1 / ((1 - share) * (1 - share) + share * share).squareRoot()
        func along(_ axis: Int) -> Double {
            let from = value(knot, axis, seed)
            let to = value(knot + 1, axis, seed)
            return (from * (1 - share) + to * share) * scale
        }
        return (along(1), along(2))
    }

    /// A value of about a normal distribution: the sum of twelve even ones.
    private static func value(_ knot: Int64, _ axis: Int, _ seed: UInt64) -> Double {
        var state = StateDigest()
        state.combine(Int(truncatingIfNeeded: seed))
        state.combine(Int(knot))
        state.combine(axis)
        var sum = -6.0
        for draw in 0..<12 {
            state.combine(draw)
            sum += Double(state.value >> 11) / Double(1 << 53)
        }
        return sum
    }
}
