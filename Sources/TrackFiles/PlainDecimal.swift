// SPDX-License-Identifier: Apache-2.0

/// Numbers as XML Schema's decimals have them: without an exponent.
enum PlainDecimal {
    /// Adds a finite number with the fewest digits that are read as the same number again.
    static func append(_ number: Double, to bytes: inout [UInt8]) {
        var text = number.description
        text.withUTF8 { digits in
            guard let mark = digits.firstIndex(of: UInt8(ascii: "e")) else {
                bytes.append(contentsOf: digits.hasFractionOfZero ? digits.dropLast(2) : digits[...])
                return
            }
            expand(digits[..<mark], exponent: digits[(mark + 1)...], to: &bytes)
        }
    }

    /// Adds the digits of a number in scientific notation with the point where the exponent moves it.
    private static func expand(_ mantissa: Digits, exponent: Digits, to bytes: inout [UInt8]) {
        let shift = exponent.dropFirst().reduce(0) { $0 * 10 + Int($1 - 0x30) }
        let unsigned = mantissa.first == UInt8(ascii: "-") ? mantissa.dropFirst() : mantissa
        if unsigned.count < mantissa.count { bytes.append(UInt8(ascii: "-")) }
        let point = unsigned.firstIndex(of: UInt8(ascii: ".")) ?? unsigned.endIndex
        let whole = unsigned[..<point]
        var fraction = point < unsigned.endIndex ? unsigned[(point + 1)...] : unsigned[unsigned.endIndex...]
        if fraction.count == 1, fraction.first == UInt8(ascii: "0") { fraction = fraction.dropFirst() }
        if exponent.first == UInt8(ascii: "-") {
            bytes.append(contentsOf: [UInt8(ascii: "0"), UInt8(ascii: ".")])
            bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: max(shift - whole.count, 0)))
            bytes.append(contentsOf: whole)
            bytes.append(contentsOf: fraction)
        } else {
            bytes.append(contentsOf: whole)
            bytes.append(contentsOf: fraction)
            bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: max(shift - fraction.count, 0)))
        }
    }

    private typealias Digits = Slice<UnsafeBufferPointer<UInt8>>
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether the digits end in a point and a zero, which say nothing.
    fileprivate var hasFractionOfZero: Bool {
        count > 2 && self[count - 1] == UInt8(ascii: "0") && self[count - 2] == UInt8(ascii: ".")
    }
}
