// SPDX-License-Identifier: Apache-2.0

/// What stands before the first tag of an XML text, as far as it decides whether and how the text is parsed.
///
/// Property lists have no entities of their own. The parser here drops such an entity from a text without a word, and
/// others expand it without end; so a document type with a part in square brackets is refused before parsing.
struct XMLPrologue: Sendable {
    /// White space before the first character, which the parser would refuse, in bytes and lines.
    private(set) var blankBytes = 0
    private(set) var blankLines = 0

    /// The line of a document type that has declarations of its own.
    private(set) var subsetLine: Int?

    init(of bytes: [UInt8]) {
        let encoding = TextEncoding(of: bytes)
        if case .asciiBased = encoding {
            skipBlanks(of: bytes, from: encoding.markLength)
            findSubset(in: bytes)
        } else {
            findSubset(in: Array(encoding.text(of: bytes).utf8))
        }
    }

    private mutating func skipBlanks(of bytes: [UInt8], from start: Int) {
        var place = start
        while place < bytes.count, PropertyListFormat.blanks.contains(bytes[place]) {
            let isReturnOfPair = bytes[place] == 13 && place + 1 < bytes.count && bytes[place + 1] == 10
            if bytes[place] == 10 || (bytes[place] == 13 && !isReturnOfPair) { blankLines += 1 }
            place += 1
        }
        blankBytes = place == start ? 0 : place
    }

    /// Walks over declaration, comments and document type, and stops at the first tag.
    private mutating func findSubset(in bytes: [UInt8]) {
        var scanner = ByteScanner(bytes: bytes)
        while scanner.skip(past: "<") {
            if scanner.skip("!--") {
                guard scanner.skip(past: "-->") else { return }
            } else if scanner.skip("?") {
                guard scanner.skip(past: "?>") else { return }
            } else if scanner.skip("!DOCTYPE") {
                let line = scanner.line
                if scanner.skipDocumentTypeName() == UInt8(ascii: "[") { subsetLine = line }
                return
            } else {
                return
            }
        }
    }
}

/// A place in bytes that moves forward.
private struct ByteScanner {
    let bytes: [UInt8]
    var place = 0

    /// The line of the place, counted from 1.
    var line: Int { bytes[..<place].count { $0 == 10 } + 1 }

    /// Moves over a word if it stands here.
    mutating func skip(_ word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        guard place + count <= bytes.count else { return false }
        for offset in 0..<count where bytes[place + offset] != word.utf8Start[offset] { return false }
        place += count
        return true
    }

    /// Moves behind the next occurrence of a word.
    mutating func skip(past word: StaticString) -> Bool {
        while place < bytes.count {
            if skip(word) { return true }
            place += 1
        }
        return false
    }

    /// Moves over the name and the identifiers of a document type, to what ends it: `>` or `[`.
    mutating func skipDocumentTypeName() -> UInt8? {
        var quote: UInt8?
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "[") {
                return byte
            }
        }
        return nil
    }
}
