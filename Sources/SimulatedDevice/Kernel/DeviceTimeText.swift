// SPDX-License-Identifier: Apache-2.0

/// Virtual times as texts and numbers.
public enum DeviceTimeText {
    /// Seconds with up to three decimals and no trailing zeros: `2`, `2.5`, `0.125`.
    public static func seconds(_ time: Duration) -> String {
        let milliseconds = time.nanoseconds / 1_000_000
        let whole = milliseconds / 1_000
        let rest = abs(milliseconds % 1_000)
        guard rest != 0 else { return "\(whole)" }
        var digits = String(rest)
        while digits.count < 3 { digits = "0" + digits }
        while digits.last == "0" { digits.removeLast() }
        return (milliseconds < 0 && whole == 0 ? "-0." : "\(whole).") + digits
    }
}

extension Duration {
    private static let attosecondsInOne: Int64 = 1_000_000_000

    /// The whole number of nanoseconds, held within Int64.
    var nanoseconds: Int64 { parts.nanoseconds }

    /// The time in seconds, for CoreLocation's and Foundation's interfaces.
    public var inSeconds: Double {
        let (nanoseconds, attoseconds) = parts
        let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
        return Double(seconds) + Double(rest * Self.attosecondsInOne + attoseconds) / 1e18
    }

    /// Whole nanoseconds, held within Int64, and the attoseconds that are left.
    ///
    /// Every location asks, and `components` divides 128 binary digits twice, which takes longer than all else.
    private var parts: (nanoseconds: Int64, attoseconds: Int64) {
        let all = attoseconds
        if let few = Int64(exactly: all) { return (few / Self.attosecondsInOne, few % Self.attosecondsInOne) }
        let magnitude = all.magnitude
        let high = UInt64(truncatingIfNeeded: magnitude >> 64)
        let one = UInt64(Self.attosecondsInOne)
        guard high < one / 2 else { return (all < 0 ? .min / 2 : .max / 2, 0) }
        let (quotient, remainder) = one.dividingFullWidth((high, UInt64(truncatingIfNeeded: magnitude)))
        let sign: Int64 = all < 0 ? -1 : 1
        return (sign * Int64(quotient), sign * Int64(remainder))
    }
}
