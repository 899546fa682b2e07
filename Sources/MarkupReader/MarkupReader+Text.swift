// SPDX-License-Identifier: Apache-2.0

extension MarkupReader {
    /// The longest reference in bytes that is looked at: anything longer is no reference.
    private static let longestReference = 64

    /// Takes a piece of text; false when it turned out to be empty.
    mutating func takeText() throws(MarkupFault) -> Bool {
        let stop = Self.endOfPlainText(in: bytes.span, from: position, to: end)
        if stop > position {
            deliver(position..<stop)
            return true
        }
        switch bytes[position] {
        case UInt8(ascii: "&"): try takeReference()
        case UInt8(ascii: "]"):
            if try has(3), bytes[position + 1] == UInt8(ascii: "]"), bytes[position + 2] == UInt8(ascii: ">") {
                throw fault(.sectionEndInText, at: position)
            }
            deliver(position..<position + 1)
        default: try takeReturn()
        }
        return true
    }

    /// Takes a piece of a CDATA section; false when that was its end.
    mutating func takeSection() throws(MarkupFault) -> Bool {
        guard try has(1) else { throw faultAtEnd(.truncated) }
        var index = position
        while index < end, bytes[index] != UInt8(ascii: "]"), bytes[index] != 0x0D { index += 1 }
        if index > position {
            deliver(position..<index)
            return true
        }
        if bytes[index] == 0x0D {
            try takeReturn()
            return true
        }
        guard try has(3) else { throw faultAtEnd(.truncated) }
        if bytes[position + 1] == UInt8(ascii: "]"), bytes[position + 2] == UInt8(ascii: ">") {
            position += 3
            isInSection = false
            return false
        }
        deliver(position..<position + 1)
        return true
    }

    private mutating func deliver(_ range: Range<Int>) {
        tokenStart = position
        text = range
        isTextDecoded = false
        position = range.upperBound
    }

    /// Takes a carriage return, alone or with a line feed, as a line feed.
    private mutating func takeReturn() throws(MarkupFault) {
        let isPair = try has(2) && bytes[position + 1] == 0x0A
        tokenStart = position
        scratch = [0x0A]
        text = 0..<1
        isTextDecoded = true
        position += isPair ? 2 : 1
    }

    private mutating func takeReference() throws(MarkupFault) {
        _ = try has(Self.longestReference)
        guard let stop = Self.endOfReference(in: bytes.span, from: position, to: end) else {
            throw fault(.strayMarkup, at: position)
        }
        scratch.removeAll(keepingCapacity: true)
        try decodeReference(position..<stop)
        tokenStart = position
        text = 0..<scratch.count
        isTextDecoded = true
        position = stop
    }

    /// The index behind the semicolon of a reference; nil where none begins.
    static func endOfReference(in bytes: Span<UInt8>, from start: Int, to end: Int) -> Int? {
        let limit = min(end, start + longestReference)
        var index = start + 1
        if index < limit, bytes[index] == UInt8(ascii: "#") {
            index += 1
            while index < limit, bytes[index] | 0x20 >= 0x30, bytes[index] | 0x20 <= 0x7A, bytes[index] != 0x3B {
                index += 1
            }
        } else {
            index = endOfName(in: bytes, from: index, to: limit)
        }
        guard index > start + 1, index < limit, bytes[index] == UInt8(ascii: ";") else { return nil }
        return index + 1
    }

    /// Adds what a reference stands for to ``scratch``.
    mutating func decodeReference(_ range: Range<Int>) throws(MarkupFault) {
        let word = String(lent: bytes.span.extracting(range.lowerBound + 1..<range.upperBound - 1))
        switch word {
        case "lt": scratch.append(UInt8(ascii: "<"))
        case "gt": scratch.append(UInt8(ascii: ">"))
        case "amp": scratch.append(UInt8(ascii: "&"))
        case "quot": scratch.append(UInt8(ascii: "\""))
        case "apos": scratch.append(UInt8(ascii: "'"))
        default:
            guard word.hasPrefix("#") else { throw fault(.unknownEntity, at: range.lowerBound, word) }
            guard let scalar = Self.character(word.dropFirst()), Self.isLegal(scalar) else {
                throw fault(.badReference, at: range.lowerBound, word)
            }
            scratch.append(contentsOf: String(Character(scalar)).utf8)
        }
    }

    /// The character of a number in decimal, or in hexadecimal after an `x`.
    private static func character(_ digits: Substring) -> Unicode.Scalar? {
        let isHexadecimal = digits.first == "x"
        let digits = isHexadecimal ? digits.dropFirst() : digits
        guard digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }) else { return nil }
        return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
    }

    /// The index of the next byte that is more than itself in a text.
    private static func endOfPlainText(in bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
        var index = start
        while index < end {
            let byte = bytes[index]
            if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") || byte == 0x0D { break }
            if byte == UInt8(ascii: "]"), index + 2 >= end || bytes[index + 1] == byte { break }
            index += 1
        }
        return index
    }
}
