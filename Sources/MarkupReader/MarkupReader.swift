// SPDX-License-Identifier: Apache-2.0

/// Reads XML from a source of bytes, one token at a time, in memory that the longest tag bounds.
///
/// It checks that a text is well-formed and not whether it is valid: tags match, attributes are quoted and unique, there is
/// one root and nothing but comments and instructions beside it, and every byte is part of a character that XML allows. An
/// entity of the file's own is never expanded and nothing outside the file is ever read.
///
/// Files come from strangers, so the parser of the toolchain is not used: on Linux, Foundation's hands a missing text to C
/// (`<?x1?>` ends the program), traps on names that are no UTF-8, and fails above 10 MB where it is given data; the library
/// below it dies of encodings that it knows by name only, and of bytes in the middle of others.
///
/// What a token consists of is lent to closures, as bytes of UTF-8, and is gone with the next token. Names keep their
/// prefixes: namespaces are left to the caller.
package struct MarkupReader: ~Copyable {
    /// Fills a part of memory; 0 at the end, and less than 0 when reading failed.
    package typealias Source = (UnsafeMutableRawBufferPointer) -> Int

    /// Where the parts of an attribute lie.
    @usableFromInline struct Attribute {
        @usableFromInline var name: Range<Int>
        @usableFromInline var value: Range<Int>
        /// Whether the value lies in ``scratch``, because it was written with references.
        @usableFromInline var isDecoded: Bool
    }

    @usableFromInline var bytes: [UInt8]
    /// Texts that are not in the file as they are delivered.
    @usableFromInline var scratch: [UInt8] = []
    @usableFromInline var name = 0..<0
    @usableFromInline var text = 0..<0
    @usableFromInline var isTextDecoded = false
    @usableFromInline var attributes: [Attribute] = []

    let limits: MarkupLimits
    let source: Source
    /// The next byte to be read.
    var position = 0
    /// The bytes before it are whole and legal characters.
    var end = 0
    /// The bytes before it were read from the source.
    var filled = 0
    /// Whether the byte at ``end`` is part of no legal character.
    var isBroken = false
    var isAtSourceEnd = false
    var decoder: MarkupDecoder?

    /// The line of the byte at ``counted``, and how many characters of it were discarded or stand before ``lineStart``.
    var line = 1
    var discardedColumns = 0
    var lineStart = 0
    var counted = 0
    /// Where the token begins that was delivered last.
    var tokenStart = 0
    /// How many bytes were discarded before the first one held.
    var discarded = 0

    /// The names of the elements that are open, one after another, and where each begins.
    var openNames: [UInt8] = []
    var openStarts: [Int] = []
    var stage = Stage.start
    /// Whether the end of the element that was delivered last is still to be delivered.
    var owesEnd = false
    var isInSection = false
    var hasDocumentType = false
    /// Where in the file its first character lies that may be a bracket.
    var firstOffset = 0

    enum Stage {
        case start, beforeRoot, inRoot, afterRoot
    }

    /// Makes a reader.
    ///
    /// - Parameters:
    ///   - limits: How much it takes on.
    ///   - source: Gives the bytes in pieces of any size.
    package init(limits: MarkupLimits = MarkupLimits(), source: @escaping Source) {
        self.limits = limits
        self.source = source
        bytes = [UInt8](repeating: 0, count: min(1 << 16, max(limits.tokenBytes, 1 << 6)))
    }

    /// Reads bytes that are in memory already.
    package init(_ bytes: [UInt8], limits: MarkupLimits = MarkupLimits()) {
        var place = 0
        self.init(limits: limits) { buffer in
            let count = min(buffer.count, bytes.count - place)
            bytes.withUnsafeBytes {
                buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[place..<place + count]))
            }
            place += count
            return count
        }
    }

    /// How many elements are open; the one whose end was delivered last is not.
    package var depth: Int { openStarts.count }

    /// The line on which the last token begins, from 1; lines end with a line feed.
    package mutating func tokenLine() -> Int {
        count(to: tokenStart)
        return line
    }

    /// The next token.
    ///
    /// - Throws: The first fault; after it the reader is of no more use.
    package mutating func next() throws(MarkupFault) -> MarkupToken {
        if stage == .start { try begin() }
        if owesEnd {
            owesEnd = false
            closeElement()
            return .end
        }
        while true {
            if isInSection {
                if try takeSection() { return .text }
                continue
            }
            if position == end {
                guard try more() else { return try finish() }
            }
            if bytes[position] == UInt8(ascii: "<") {
                if let token = try takeMarkup() { return token }
            } else if stage == .inRoot {
                if try takeText() { return .text }
            } else {
                try skipBlanksOutside()
            }
        }
    }

    private mutating func finish() throws(MarkupFault) -> MarkupToken {
        switch stage {
        case .inRoot: throw faultAtEnd(.truncated)
        case .start, .beforeRoot: throw faultAtEnd(.empty)
        case .afterRoot: return .finished
        }
    }

    /// Takes what begins with a bracket; nil when that is no token.
    private mutating func takeMarkup() throws(MarkupFault) -> MarkupToken? {
        guard try has(2) else { throw faultAtEnd(.truncated) }
        switch bytes[position + 1] {
        case UInt8(ascii: "/"):
            while try !takeEndTag() {
                guard try more() else { throw faultAtEnd(.truncated) }
            }
            return .end
        case UInt8(ascii: "!"):
            try takeDeclaration()
            return nil
        case UInt8(ascii: "?"):
            try takeInstruction()
            return nil
        default:
            guard stage != .afterRoot else { throw fault(.contentAfterEnd, at: position) }
            while try !takeStartTag() {
                guard try more() else { throw faultAtEnd(.truncated) }
            }
            return .start
        }
    }

    private mutating func skipBlanksOutside() throws(MarkupFault) {
        while position < end, Self.isBlank(bytes[position]) { position += 1 }
        guard position == end || bytes[position] == UInt8(ascii: "<") else {
            throw fault(stage == .beforeRoot ? .notMarkup : .contentAfterEnd, at: position)
        }
    }
}
