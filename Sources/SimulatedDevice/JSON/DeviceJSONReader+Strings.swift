// SPDX-License-Identifier: Apache-2.0

extension DeviceJSONReader {
    /// Reads a text, from its opening quotation mark to its closing one.
    mutating func string() throws(DeviceInputError) -> String {
        let start = position
        var text: [UInt8] = []
        advance()
        while true {
            guard let byte = peek else { throw unclosedString(from: start) }
            switch byte {
            case UInt8(ascii: "\""):
                advance()
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                text.append(contentsOf: String(try escape()).utf8)
            case 0x0A, 0x0D:
                throw unclosedString(from: start)
            case 0x00..<0x20:
                throw syntax(
                    "\(unexpectedText) inside a string",
                    remedy: "Write it as an escape, such as \\t or \\u\(Self.fourDigits(byte))"
                )
            default:
                guard let length = scalarLength else { throw invalidUTF8() }
                text.append(contentsOf: bytes[index..<index + length])
                for _ in 0..<length { advance() }
            }
        }
    }

    private mutating func escape() throws(DeviceInputError) -> Unicode.Scalar {
        let start = position
        advance()
        guard let byte = peek else { throw syntax("the document ends inside an escape", at: start) }
        if byte == UInt8(ascii: "u") {
            advance()
            return try codeUnits(from: start)
        }
        guard let scalar = Self.escapes[byte] else {
            throw syntax(
                "\(unexpectedText) after a backslash",
                remedy: "Escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hexadecimal digits; "
                    + "a backslash itself is written twice",
                at: start
            )
        }
        advance()
        return scalar
    }

    private static let escapes: [UInt8: Unicode.Scalar] = [
        UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
        UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]

    /// Reads the digits behind `\u`, and a second escape where the first is the high half of a pair.
    private mutating func codeUnits(from start: DeviceInputError.Position) throws(DeviceInputError) -> Unicode.Scalar {
        let high = try fourDigits(from: start)
        if let scalar = Unicode.Scalar(high) { return scalar }
        guard high < 0xDC00, bytes[index...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else {
            throw loneSurrogate(at: start)
        }
        advance()
        advance()
        let low = try fourDigits(from: start)
        guard (0xDC00..<0xE000).contains(low),
            let scalar = Unicode.Scalar(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00))
        else { throw loneSurrogate(at: start) }
        return scalar
    }

    private mutating func fourDigits(from start: DeviceInputError.Position) throws(DeviceInputError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
                throw syntax("an escape \\u without four hexadecimal digits", at: start)
            }
            value = value << 4 + UInt32(digit)
            advance()
        }
        return value
    }

    private static func fourDigits(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }

    private func loneSurrogate(at start: DeviceInputError.Position) -> DeviceInputError {
        syntax(
            "half of a surrogate pair",
            remedy: "Write the character itself, or both halves as two \\u escapes",
            at: start
        )
    }
}
