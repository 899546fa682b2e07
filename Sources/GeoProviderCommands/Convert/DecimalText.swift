// SPDX-License-Identifier: Apache-2.0

/// Decimal numbers as the bytes of a report.
enum DecimalText {
    /// Adds a number of at most 1e9 in magnitude with nine decimals.
    static func append(_ number: Double, to bytes: inout [UInt8]) {
        let billionths = (number.magnitude * 1e9).rounded()
        let whole = UInt64(billionths)
        if number < 0, whole > 0 { bytes.append(0x2D) }
        append(whole / 1_000_000_000, width: 1, to: &bytes)
        bytes.append(0x2E)
        append(whole % 1_000_000_000, width: 9, to: &bytes)
    }

    private static func append(_ number: UInt64, width: Int, to bytes: inout [UInt8]) {
        var divisor: UInt64 = 1
        for _ in 1..<width { divisor *= 10 }
        while number / divisor >= 10 { divisor *= 10 }
        var rest = number
        while divisor > 0 {
            bytes.append(UInt8(0x30 + rest / divisor))
            rest %= divisor
            divisor /= 10
        }
    }

    /// A text as an error shows it.
    static func quoted(_ bytes: ArraySlice<UInt8>) -> String {
        let text = String(decoding: bytes.prefix(40), as: UTF8.self)
        return "“\(TerminalText.visible(text))\(bytes.count > 40 ? "…" : "")”"
    }
}
