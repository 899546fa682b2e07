// SPDX-License-Identifier: Apache-2.0

/// A cursor over the bytes of a text, without the white space around it.
package struct ByteScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position: Int
    private let end: Int

    /// Lets a closure scan a text; the scanner is valid inside it only.
    static func scan<Result>(_ text: some StringProtocol, _ body: (inout ByteScanner) -> Result) -> Result {
        func run(_ bytes: UnsafeBufferPointer<UInt8>) -> Result {
            var scanner = ByteScanner(bytes)
            return body(&scanner)
        }
        return text.utf8.withContiguousStorageIfAvailable(run) ?? Array(text.utf8).withUnsafeBufferPointer(run)
    }

    /// Lets a closure scan bytes; the scanner is valid inside it only.
    static func scan<Result>(_ bytes: Span<UInt8>, _ body: (inout ByteScanner) -> Result) -> Result {
        bytes.withUnsafeBufferPointer { bytes in
            var scanner = ByteScanner(bytes)
            return body(&scanner)
        }
    }

    /// The decimal number that bytes are; nil for anything else, such as infinity or a decimal comma.
    package static func decimal(_ bytes: ArraySlice<UInt8>) -> Double? {
        bytes.withUnsafeBufferPointer { bytes in
            var scanner = ByteScanner(bytes)
            return scanner.decimal()
        }
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        var first = 0
        var last = bytes.count
        while first < last, Self.isSpace(bytes[first]) { first += 1 }
        while last > first, Self.isSpace(bytes[last - 1]) { last -= 1 }
        position = first
        end = last
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    var isAtEnd: Bool { position == end }

    /// What is left, as text.
    var rest: String { String(decoding: bytes[position..<end], as: UTF8.self) }

    /// Passes over one byte if it is this one.
    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard position < end, bytes[position] == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    /// The value of the next byte if it is a digit.
    mutating func digit() -> Int64? {
        guard position < end, (0x30...0x39).contains(bytes[position]) else { return nil }
        position += 1
        return Int64(bytes[position - 1] - 0x30)
    }

    /// A number with a fixed count of digits.
    mutating func number(digits: Int) -> Int64? {
        var value: Int64 = 0
        for _ in 0..<digits {
            guard let digit = digit() else { return nil }
            value = value * 10 + digit
        }
        return value
    }

    /// All that is left as a decimal number; nil for anything else, such as infinity or a decimal comma.
    ///
    /// Up to 15 digits without an exponent are exact integers, and so are powers of ten up to 22: one division rounds
    /// right. Longer ones go through the standard library.
    mutating func decimal() -> Double? {
        let start = position
        let isNegative = skip("-")
        if !isNegative { _ = skip("+") }
        var value: Int64 = 0
        var count = 0
        var decimals = 0
        while let digit = digit() {
            value = value &* 10 &+ digit
            count += 1
        }
        if skip(".") {
            while let digit = digit() {
                value = value &* 10 &+ digit
                decimals += 1
            }
        }
        guard isAtEnd, count + decimals > 0, count + decimals <= 15 else {
            position = start
            return longDecimal()
        }
        let magnitude = Double(value) / Self.powersOfTen[decimals]
        return isNegative ? -magnitude : magnitude
    }

    private mutating func longDecimal() -> Double? {
        let text = bytes[position..<end]
        position = end
        let isDecimal = text.allSatisfy { byte in
            (0x30...0x39).contains(byte) || byte == 0x2B || byte == 0x2D || byte == 0x2E || byte == 0x45 || byte == 0x65
        }
        guard isDecimal, let number = Double(String(decoding: text, as: UTF8.self)), number.isFinite else { return nil }
        return number
    }

    private static let powersOfTen: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]
}
