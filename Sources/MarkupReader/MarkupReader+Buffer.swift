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

    /// Moves what is still needed to the front.
    ///
    /// The byte before stays, because a fault at the end may lie in it.
    private mutating func discardConsumed() {
        let first = max(position - 1, 0)
        guard first > 0 else { return }
        count(to: first)
        discardedColumns += Self.characterCount(of: bytes.span, from: lineStart, to: first)
        lineStart = 0
        bytes.withUnsafeMutableBytes { buffer in
            buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[first..<filled]))
        }
        position -= first
        end -= first
        filled -= first
        counted -= first
        discarded += first
    }

    /// Counts lines up to an index.
    mutating func count(to index: Int) {
        guard index > counted else { return }
        let breaks = Self.breakCount(of: bytes.span, from: counted, to: index)
        counted = index
        guard breaks > 0 else { return }
        line += breaks
        discardedColumns = 0
        lineStart = index
        while bytes[lineStart - 1] != UInt8(ascii: "\n") { lineStart -= 1 }
    }

    /// How many line feeds there are among bytes; without branches, because every byte of a file comes past here.
    private static func breakCount(of bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
        bytes.extracting(start..<end).withUnsafeBufferPointer { bytes in
            var count = 0
            for byte in bytes { count &+= byte == 0x0A ? 1 : 0 }
            return count
        }
    }

    private static func characterCount(of bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
        var count = 0
        for index in start..<max(start, end) where bytes[index] & 0xC0 != 0x80 { count += 1 }
        return count
    }

    /// A fault at a byte.
    mutating func fault(_ code: MarkupFault.Code, at index: Int, _ detail: String = "") -> MarkupFault {
        count(to: index)
        let column = discardedColumns + Self.characterCount(of: bytes.span, from: lineStart, to: index) + 1
        return MarkupFault(code: code, line: line, column: column, detail: detail)
    }

    /// A fault at the last byte of the file: a line feed there ends its line, and begins no other.
    mutating func faultAtEnd(_ code: MarkupFault.Code) -> MarkupFault {
        fault(code, at: max(end - 1, 0))
    }
}
