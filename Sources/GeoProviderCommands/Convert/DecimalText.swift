// SPDX-License-Identifier: Apache-2.0

/// Decimal numbers as bytes.
enum DecimalText {
    /// The number that a text is, blanks around it allowed; nil for anything else, such as infinity or a decimal comma.
    static func number(_ bytes: ArraySlice<UInt8>) -> Double? {
        var bytes = bytes
        while let first = bytes.first, isBlank(first) { bytes.removeFirst() }
        while let last = bytes.last, isBlank(last) { bytes.removeLast() }
        let isDecimal = bytes.allSatisfy {
            ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2E || $0 == 0x2D || $0 == 0x2B || $0 == 0x45 || $0 == 0x65
        }
        guard isDecimal, !bytes.isEmpty, bytes.count <= 64 else { return nil }
        if let short = shortNumber(bytes) { return short }
        guard let number = Double(String(decoding: bytes, as: UTF8.self)), number.isFinite else { return nil }
        return number
    }

    /// Up to 15 digits without an exponent are an exact integer over an exact power of ten: one division rounds right.
    private static func shortNumber(_ bytes: ArraySlice<UInt8>) -> Double? {
        var value: Int64 = 0
        var digits = 0
        var decimals = -1
        var isNegative = false
        for (index, byte) in zip(bytes.indices, bytes) {
            switch byte {
            case 0x30...0x39:
                value = value &* 10 &+ Int64(byte &- 0x30)
                digits += 1
                if decimals >= 0 { decimals += 1 }
            case 0x2E where decimals < 0: decimals = 0
            case 0x2D where index == bytes.startIndex: isNegative = true
            case 0x2B where index == bytes.startIndex: break
            default: return nil
            }
            guard digits <= 15 else { return nil }
        }
        guard digits > 0 else { return nil }
        let magnitude = Double(value) / powersOfTen[max(decimals, 0)]
        return isNegative ? -magnitude : magnitude
    }

    private static let powersOfTen: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

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
