// SPDX-License-Identifier: Apache-2.0

extension DeviceJSONReader {
    /// Reads a number; one without fraction and exponent stays a whole number where it fits.
    mutating func number() throws(DeviceInputError) -> DeviceJSONNode.Content {
        let start = (index: index, position: position)
        if peek == UInt8(ascii: "-") { advance() }
        if peek == UInt8(ascii: "0") {
            advance()
            if Self.isDigit(peek) {
                throw syntax("a number with a leading zero", remedy: "Remove the zero", at: start.position)
            }
        } else {
            try digits(of: "number", from: start.position)
        }
        var isWhole = true
        if peek == UInt8(ascii: ".") {
            isWhole = false
            advance()
            try digits(of: "number's fraction", from: start.position)
        }
        if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
            isWhole = false
            advance()
            if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { advance() }
            try digits(of: "number's exponent", from: start.position)
        }
        if let byte = peek, Self.isWordByte(byte) {
            throw syntax("\(unexpectedText) inside a number", remedy: "Numbers look like -12.5 or 1e3")
        }
        return try content(of: String(decoding: bytes[start.index..<index], as: UTF8.self), isWhole, start.position)
    }

    private func content(
        of text: String,
        _ isWhole: Bool,
        _ start: DeviceInputError.Position
    ) throws(DeviceInputError) -> DeviceJSONNode.Content {
        if isWhole, let value = Int(text), value != 0 || text == "0" { return .integer(value) }
        guard let value = Double(text), value.isFinite else {
            throw syntax("the number is too large", remedy: "Numbers reach up to 1.7e308", at: start)
        }
        return .number(value)
    }

    private mutating func digits(
        of what: String,
        from start: DeviceInputError.Position
    ) throws(DeviceInputError) {
        guard Self.isDigit(peek) else {
            throw syntax("the \(what) has no digits", remedy: "Numbers look like -12.5 or 1e3", at: start)
        }
        while Self.isDigit(peek) { advance() }
    }

    private static func isDigit(_ byte: UInt8?) -> Bool {
        guard let byte else { return false }
        return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
