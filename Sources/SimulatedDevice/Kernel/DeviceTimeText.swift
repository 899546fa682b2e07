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
    /// The whole number of nanoseconds, held within Int64.
    var nanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        guard !overflow else { return seconds < 0 ? .min / 2 : .max / 2 }
        let (sum, tooLarge) = product.addingReportingOverflow(attoseconds / 1_000_000_000)
        return tooLarge ? (seconds < 0 ? .min / 2 : .max / 2) : sum
    }

    /// The time in seconds, for CoreLocation's and Foundation's interfaces.
    public var inSeconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) + Double(attoseconds) / 1e18
    }
}
