// SPDX-License-Identifier: Apache-2.0

extension Double {
    /// The number with a fixed count of decimals, rounded half away from zero, without Foundation.
    ///
    /// Meant for degrees, metres and seconds: beyond 9e15 units of the last decimal the plain description is given.
    func fixed(_ decimals: Int) -> String {
        var scale = 1.0
        for _ in 0..<decimals { scale *= 10 }
        let scaled = (magnitude * scale).rounded(.toNearestOrAwayFromZero)
        guard scaled < 9e15 else { return description }
        let whole = Int64(scaled)
        let sign = self < 0 && whole != 0 ? "-" : ""
        guard decimals > 0 else { return "\(sign)\(whole)" }
        let digits = String(whole)
        let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
        let point = padded.index(padded.endIndex, offsetBy: -decimals)
        return "\(sign)\(padded[..<point]).\(padded[point...])"
    }
}
