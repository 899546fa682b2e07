// SPDX-License-Identifier: Apache-2.0

extension MarkupReader {
    /// Reads on, keeping everything from ``position`` on; false at the end of the file.
    ///
    /// - Throws: Also the fault of the byte at ``end``, which everything before it was waiting for.
    mutating func more() throws(MarkupFault) -> Bool {
        guard !isBroken else { throw fault(.badCharacter, at: end) }
        guard !isAtSourceEnd else { return false }
        discardConsumed()
        if filled == bytes.count {
            guard bytes.count < limits.tokenBytes else { throw fault(.tokenTooLong, at: position) }
            bytes.append(contentsOf: repeatElement(0, count: bytes.count))
        }
        try fill()
        let before = end
        validate()
        if end == before, isBroken { throw fault(.badCharacter, at: end) }
        return end > before
    }

    /// Whether that many bytes are at hand from ``position`` on.
    mutating func has(_ count: Int) throws(MarkupFault) -> Bool {
        while end - position < count {
            guard try more() else { return false }
        }
        return true
    }

    /// Reads from the source until the buffer is full, so that a source of tiny pieces costs no more than another.
    mutating func fill() throws(MarkupFault) {
        while filled < bytes.count, !isAtSourceEnd {
            let start = filled
            let count: Int
            if decoder == nil {
                let read = source
                count = bytes.withUnsafeMutableBytes { read(UnsafeMutableRawBufferPointer(rebasing: $0[start...])) }
            } else {
                count = try decodeMore()
            }
            guard count >= 0, count <= bytes.count - start else { throw faultAtEnd(.unreadable) }
            if count == 0 { isAtSourceEnd = true }
            filled += count
        }
    }

    /// Checks the bytes that were read, as far as they are whole characters.
    mutating func validate() {
        let (valid, isBroken) = Self.legalPrefix(of: bytes.span, from: end, to: filled)
        end = valid
        self.isBroken = isBroken || (isAtSourceEnd && valid < filled) || (isAtSourceEnd && decoder?.isBroken == true)
    }

    /// Moves what is still needed to the front. The byte before stays, because a fault at the end may lie in it.
    private mutating func discardConsumed() {
        let first = max(position - 1, 0)
        guard first > 0 else { return }
        count(to: first)
        bytes.withUnsafeMutableBytes { buffer in
            buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[first..<filled]))
        }
        position -= first
        end -= first
        filled -= first
        counted -= first
        discarded += first
    }

    /// Counts lines and columns up to an index.
    mutating func count(to index: Int) {
        guard index > counted else { return }
        (line, column) = Self.place(of: index, in: bytes.span, from: counted, line: line, column: column)
        counted = index
    }

    /// The line and column of a byte.
    private static func place(
        of index: Int,
        in bytes: Span<UInt8>,
        from start: Int,
        line: Int,
        column: Int
    ) -> (line: Int, column: Int) {
        var line = line
        var column = column
        for place in start..<index {
            let byte = bytes[place]
            if byte == UInt8(ascii: "\n") {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
        return (line, column)
    }

    /// A fault at a byte.
    mutating func fault(_ code: MarkupFault.Code, at index: Int, _ detail: String = "") -> MarkupFault {
        var place = (line: line, column: column)
        if index >= counted {
            place = Self.place(of: index, in: bytes.span, from: counted, line: line, column: column)
        }
        return MarkupFault(code: code, line: place.line, column: place.column, detail: detail)
    }

    /// A fault at the last byte of the file: a line feed there ends its line, and begins no other.
    mutating func faultAtEnd(_ code: MarkupFault.Code) -> MarkupFault {
        fault(code, at: max(end - 1, 0))
    }
}
