// SPDX-License-Identifier: Apache-2.0

extension MarkupReader {
    /// Whether a byte is white space to XML.
    static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

    /// How far bytes are whole characters that XML allows, and whether the next one is certainly none.
    static func legalPrefix(of bytes: Span<UInt8>, from start: Int, to end: Int) -> (end: Int, isBroken: Bool) {
        var index = start
        while true {
            index = endOfPrintable(in: bytes, from: index, to: end)
            guard index < end else { break }
            let byte = bytes[index]
            if byte < 0x80 {
                guard byte >= 0x20 || isBlank(byte) else { return (index, true) }
                index += 1
                continue
            }
            let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
            guard byte >= 0xC2, byte <= 0xF4 else { return (index, true) }
            let available = min(length, end - index)
            for offset in 1..<length where offset < available {
                guard bytes[index + offset] & 0xC0 == 0x80 else { return (index, true) }
            }
            if available > 1 {
                let second = bytes[index + 1]
                let isLegal =
                    switch byte {
                    case 0xE0: second >= 0xA0
                    case 0xED: second < 0xA0
                    case 0xF0: second >= 0x90
                    case 0xF4: second < 0x90
                    default: true
                    }
                guard isLegal else { return (index, true) }
            }
            guard available == length else { return (index, false) }
            // U+FFFE and U+FFFF are no characters to XML.
            if byte == 0xEF, bytes[index + 1] == 0xBF, bytes[index + 2] >= 0xBE { return (index, true) }
            index += length
        }
        return (index, false)
    }

    /// The index behind printable ASCII, eight bytes at a time; the next one may be printable, too.
    private static func endOfPrintable(in bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
        bytes.extracting(start..<end).withUnsafeBytes { bytes in
            var index = 0
            while index + 8 <= bytes.count {
                let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                // A byte below 0x20 borrows from its highest bit when 0x20 is taken from it.
                guard (word | (word &- 0x2020_2020_2020_2020)) & 0x8080_8080_8080_8080 == 0 else { break }
                index += 8
            }
            return start + index
        }
    }

    /// Whether XML allows a character.
    static func isLegal(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }

    /// The index behind the name that begins at an index: the same index if none does.
    static func endOfName(in bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
        var index = start
        while index < end {
            let byte = bytes[index]
            let letter = byte | 0x20
            if (letter >= 0x61 && letter <= 0x7A) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":") {
                index += 1
            } else if (byte >= 0x30 && byte <= 0x39) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") {
                guard index > start else { return index }
                index += 1
            } else if byte >= 0x80 {
                let (scalar, length) = scalar(in: bytes, at: index)
                guard isNameCharacter(scalar, isFirst: index == start) else { return index }
                index += length
            } else {
                return index
            }
        }
        return index
    }

    /// The character at an index of checked bytes, and its length.
    private static func scalar(in bytes: Span<UInt8>, at index: Int) -> (value: UInt32, length: Int) {
        let first = UInt32(bytes[index])
        let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        var value = first & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
        for offset in 1..<length { value = value << 6 | UInt32(bytes[index + offset] & 0x3F) }
        return (value, length)
    }

    /// Whether a name may hold, or begin with, a character beyond ASCII.
    private static func isNameCharacter(_ value: UInt32, isFirst: Bool) -> Bool {
        switch value {
        case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F,
            0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
            true
        case 0xB7, 0x0300...0x036F, 0x203F...0x2040: !isFirst
        default: false
        }
    }
}
