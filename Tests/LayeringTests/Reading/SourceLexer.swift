// SPDX-License-Identifier: Apache-2.0

/// Tells comments and the contents of strings from code.
///
/// Code inside an interpolation counts as code. The quotation marks of a string count as code, so that a blanked
/// string is still seen to be one.
struct SourceLexer {
    enum Kind {
        case code, comment, string
    }

    struct Segment {
        var kind: Kind
        /// The bytes of the segment.
        var range: Range<Int>
    }

    private let bytes: [UInt8]
    private var index = 0
    private var start = 0
    private var found: [Segment] = []

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The segments in order; together they cover the text.
    mutating func segments() -> [Segment] {
        while index < bytes.count { readCode(until: nil) }
        close(.code)
        return found
    }

    /// Reads code up to the end, or over the bracket that closes an interpolation.
    private mutating func readCode(until bracket: Character?) {
        var depth = 0
        while index < bytes.count {
            if !Self.special.contains(bytes[index]) {
                index += 1
            } else if next("//") {
                readComment()
            } else if next("/*") {
                readBlockComment()
            } else if let quote = openingQuote {
                readString(quote)
            } else {
                if bracket != nil, next("(") { depth += 1 }
                if bracket != nil, next(")") {
                    depth -= 1
                    if depth == 0 { return index += 1 }
                }
                index += 1
            }
        }
    }

    private mutating func readComment() {
        close(.code)
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        close(.comment)
    }

    private mutating func readBlockComment() {
        close(.code)
        var depth = 0
        repeat {
            let step = next("/*") ? 1 : next("*/") ? -1 : 0
            depth += step
            index += step == 0 ? 1 : 2
        } while depth > 0 && index < bytes.count
        index = min(index, bytes.count)
        close(.comment)
    }

    private mutating func readString(_ quote: (open: String, hashes: String, isMultiline: Bool)) {
        let end = (quote.isMultiline ? "\"\"\"" : "\"") + quote.hashes
        index += quote.open.utf8.count
        close(.code)
        while index < bytes.count, !next(end), quote.isMultiline || !next("\n") {
            if bytes[index] != UInt8(ascii: "\\") {
                index += 1
            } else if next("\\" + quote.hashes + "(") {
                close(.string)
                index += 1 + quote.hashes.utf8.count
                readCode(until: ")")
                close(.code)
            } else {
                index += next("\\" + quote.hashes) ? 2 + quote.hashes.utf8.count : 1
            }
        }
        index = min(index, bytes.count)
        close(.string)
        index = min(index + end.utf8.count, bytes.count)
    }

    /// The quotation mark in front of the lexer, with the number signs of a raw string.
    private var openingQuote: (open: String, hashes: String, isMultiline: Bool)? {
        guard bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "#") else { return nil }
        let hashes = String(repeating: "#", count: bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count)
        guard next(hashes + "\"") else { return nil }
        let isMultiline = next(hashes + "\"\"\"")
        return (hashes + (isMultiline ? "\"\"\"" : "\""), hashes, isMultiline)
    }

    private func next(_ text: String) -> Bool {
        bytes[index...].starts(with: text.utf8)
    }

    /// The bytes that can begin something else than code, or count as a bracket.
    private static let special = Set("/\"#()".utf8)

    private mutating func close(_ kind: Kind) {
        if start < index { found.append(Segment(kind: kind, range: start..<index)) }
        start = index
    }
}
