// SPDX-License-Identifier: Apache-2.0

extension MarkupReader {
    /// Reads the first bytes, finds out their encoding, and passes over what may stand before the first character.
    mutating func begin() throws(MarkupFault) {
        stage = .beforeRoot
        try fill()
        let start = bytes[..<min(filled, MarkupEncoding.sniffedBytes)]
        let encoding: MarkupEncoding
        do throws(MarkupEncoding.Unknown) {
            encoding = try MarkupEncoding(of: start)
        } catch {
            let blanks = start.prefix { Self.isBlank($0) || $0 == 0 }
            let line = blanks.count { $0 == 0x0A } + 1
            throw MarkupFault(code: error.code, line: line, column: 1, detail: error.name)
        }
        position = encoding.markLength
        end = position
        counted = position
        lineStart = position
        if let decoder = MarkupDecoder(encoding, raw: Array(bytes[position..<filled])) {
            self.decoder = decoder
            (position, end, counted, lineStart, filled, isAtSourceEnd) = (0, 0, 0, 0, 0, false)
            try fill()
        }
        validate()
        if limits.allowsLeadingBlanks {
            while try has(1), Self.isBlank(bytes[position]) { position += 1 }
        }
        firstOffset = discarded + position
    }

    /// Decodes the next bytes of the source into the buffer; their number.
    mutating func decodeMore() throws(MarkupFault) -> Int {
        guard var decoder = self.decoder.take() else { return 0 }
        defer { self.decoder = decoder }
        let start = filled
        let room = bytes.count - start
        while decoder.text.isEmpty, !decoder.isBroken, try readRaw(into: &decoder) { decoder.decode() }
        let count = min(room, decoder.text.count)
        for offset in 0..<count { bytes[start + offset] = decoder.text[decoder.text.startIndex + offset] }
        decoder.text = decoder.text.dropFirst(count)
        return count
    }

    /// Reads raw bytes for a decoder; false at the end, when it has none left either.
    private func readRaw(into decoder: inout MarkupDecoder) throws(MarkupFault) -> Bool {
        if decoder.hasFreshBytes {
            decoder.hasFreshBytes = false
            return true
        }
        guard !decoder.isAtSourceEnd else { return false }
        var piece = [UInt8](repeating: 0, count: 1 << 14)
        let read = source
        var filled = 0
        while filled < piece.count, !decoder.isAtSourceEnd {
            let count = piece.withUnsafeMutableBytes { read(UnsafeMutableRawBufferPointer(rebasing: $0[filled...])) }
            guard count >= 0, count <= piece.count - filled else {
                throw MarkupFault(code: .unreadable, line: line, column: 1, detail: "")
            }
            if count == 0 { decoder.isAtSourceEnd = true }
            filled += count
        }
        decoder.raw.append(contentsOf: piece[..<filled])
        return true
    }
}
