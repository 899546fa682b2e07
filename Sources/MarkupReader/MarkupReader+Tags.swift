// SPDX-License-Identifier: Apache-2.0

extension MarkupReader {
    /// Takes the tag that begins an element; false when its end is not at hand yet.
    mutating func takeStartTag() throws(MarkupFault) -> Bool {
        if !attributes.isEmpty { attributes.removeAll(keepingCapacity: true) }
        if !scratch.isEmpty { scratch.removeAll(keepingCapacity: true) }
        var index = Self.endOfName(in: bytes.span, from: position + 1, to: end)
        guard index < end else { return try isNameBounded(from: position + 1) }
        guard index > position + 1 else { throw fault(.strayMarkup, at: position) }
        let name = position + 1..<index
        guard name.count <= limits.nameBytes else { throw fault(.nameTooLong, at: position) }
        while true {
            let next = Self.endOfBlanks(in: bytes.span, from: index, to: end)
            guard next < end else { return false }
            let byte = bytes[next]
            if byte == UInt8(ascii: ">") {
                try openElement(name, tagEnd: next + 1)
                return true
            }
            if byte == UInt8(ascii: "/") {
                guard next + 1 < end else { return false }
                guard bytes[next + 1] == UInt8(ascii: ">") else { throw fault(.tagNotClosed, at: next) }
                try openElement(name, tagEnd: next + 2)
                owesEnd = true
                return true
            }
            guard next > index else { throw fault(.tagNotClosed, at: next) }
            guard let attributeEnd = try takeAttribute(at: next) else { return false }
            index = attributeEnd
        }
    }

    /// Takes an attribute; nil when its end is not at hand yet.
    private mutating func takeAttribute(at start: Int) throws(MarkupFault) -> Int? {
        let nameEnd = Self.endOfName(in: bytes.span, from: start, to: end)
        guard nameEnd < end else { return try isNameBounded(from: start) ? start : nil }
        guard nameEnd > start else { throw fault(.tagNotClosed, at: start) }
        guard nameEnd - start <= limits.nameBytes else { throw fault(.nameTooLong, at: start) }
        var index = Self.endOfBlanks(in: bytes.span, from: nameEnd, to: end)
        guard index < end else { return nil }
        guard bytes[index] == UInt8(ascii: "=") else { throw fault(.attributeWithoutValue, at: start) }
        index = Self.endOfBlanks(in: bytes.span, from: index + 1, to: end)
        guard index < end else { return nil }
        let quote = bytes[index]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw fault(.attributeUnquoted, at: start)
        }
        let (valueEnd, isPlain) = Self.endOfValue(in: bytes.span, from: index + 1, to: end, quote: quote)
        guard valueEnd < end else { return nil }
        guard bytes[valueEnd] == quote else { throw fault(.bracketInAttribute, at: valueEnd) }
        guard attributes.count < limits.attributes else {
            throw fault(.tooManyAttributes, at: start, "\(limits.attributes)")
        }
        try checkIsNew(start..<nameEnd)
        let value = index + 1..<valueEnd
        attributes.append(
            Attribute(name: start..<nameEnd, value: isPlain ? value : try decodeValue(value), isDecoded: !isPlain)
        )
        return valueEnd + 1
    }

    /// False for a name that may go on behind the bytes at hand; one that is too long already is a fault.
    private mutating func isNameBounded(from start: Int) throws(MarkupFault) -> Bool {
        guard end - start <= limits.nameBytes else { throw fault(.nameTooLong, at: start) }
        return false
    }

    private mutating func checkIsNew(_ name: Range<Int>) throws(MarkupFault) {
        for other in attributes
        where other.name.count == name.count && Self.areEqual(bytes.span, other.name.lowerBound, name) {
            throw fault(.attributeRepeated, at: name.lowerBound, String(lent: bytes.span.extracting(name)))
        }
    }

    /// Resolves the references of a value, and puts it where its text is found.
    private mutating func decodeValue(_ value: Range<Int>) throws(MarkupFault) -> Range<Int> {
        let start = scratch.count
        var index = value.lowerBound
        while index < value.upperBound {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "&"):
                let reference = Self.endOfReference(in: bytes.span, from: index, to: value.upperBound)
                guard let reference else { throw fault(.strayMarkup, at: index) }
                try decodeReference(index..<reference)
                index = reference
            case 0x0D:
                scratch.append(0x20)
                index += index + 1 < value.upperBound && bytes[index + 1] == 0x0A ? 2 : 1
            default:
                scratch.append(Self.isBlank(byte) ? 0x20 : byte)
                index += 1
            }
        }
        return start..<scratch.count
    }

    /// Takes the tag that ends an element; false when its end is not at hand yet.
    mutating func takeEndTag() throws(MarkupFault) -> Bool {
        let nameEnd = Self.endOfName(in: bytes.span, from: position + 2, to: end)
        guard nameEnd < end else { return try isNameBounded(from: position + 2) }
        guard nameEnd > position + 2 else { throw fault(.strayMarkup, at: position) }
        let tagEnd = Self.endOfBlanks(in: bytes.span, from: nameEnd, to: end)
        guard tagEnd < end else { return false }
        guard bytes[tagEnd] == UInt8(ascii: ">") else { throw fault(.tagNotClosed, at: tagEnd) }
        let found = position + 2..<nameEnd
        guard let start = openStarts.last else {
            throw fault(stage == .afterRoot ? .contentAfterEnd : .notMarkup, at: position)
        }
        let isMatch =
            openNames.count - start == found.count
            && Self.areEqual(openNames.span, start, bytes.span, found)
        guard isMatch else {
            throw fault(.tagMismatch, at: position, String(lent: openNames.span.extracting(start..<openNames.count)))
        }
        tokenStart = position
        position = tagEnd + 1
        closeElement()
        return true
    }

    private mutating func openElement(_ name: Range<Int>, tagEnd: Int) throws(MarkupFault) {
        guard openStarts.count < limits.depth else { throw fault(.tooDeep, at: position, "\(limits.depth)") }
        tokenStart = position
        self.name = name
        openStarts.append(openNames.count)
        openNames.append(contentsOf: bytes[name])
        position = tagEnd
        stage = .inRoot
    }

    mutating func closeElement() {
        guard let start = openStarts.popLast() else { return }
        openNames.removeLast(openNames.count - start)
        if openStarts.isEmpty { stage = .afterRoot }
    }

    static func endOfBlanks(in bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
        var index = start
        while index < end, isBlank(bytes[index]) { index += 1 }
        return index
    }

    /// The index of the quotation mark or bracket that ends a value, and whether it can be used as it is.
    private static func endOfValue(
        in bytes: Span<UInt8>,
        from start: Int,
        to end: Int,
        quote: UInt8
    ) -> (index: Int, isPlain: Bool) {
        var isPlain = true
        var index = start
        while index < end {
            let byte = bytes[index]
            if byte == quote || byte == UInt8(ascii: "<") { break }
            if byte == UInt8(ascii: "&") || byte < 0x20 { isPlain = false }
            index += 1
        }
        return (index, isPlain)
    }

    private static func areEqual(_ bytes: Span<UInt8>, _ start: Int, _ range: Range<Int>) -> Bool {
        areEqual(bytes, start, bytes, range)
    }

    /// Whether bytes from an index on are those of a range elsewhere.
    private static func areEqual(_ bytes: Span<UInt8>, _ start: Int, _ others: Span<UInt8>, _ range: Range<Int>) -> Bool
    {
        var index = start
        for other in range {
            guard bytes[index] == others[other] else { return false }
            index += 1
        }
        return true
    }
}
