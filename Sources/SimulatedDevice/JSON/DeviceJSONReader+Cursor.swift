// SPDX-License-Identifier: Apache-2.0

extension DeviceJSONReader {
    /// The byte in front of the reader; nil at the end.
    var peek: UInt8? {
        index < bytes.count ? bytes[index] : nil
    }

    /// Steps over one byte; the column counts scalars, so the later bytes of a scalar do not move it.
    mutating func advance() {
        let byte = bytes[index]
        index += 1
        if byte == 0x0A || (byte == 0x0D && peek != 0x0A) {
            position.line += 1
            position.column = 1
        } else if index == bytes.count || bytes[index] & 0xC0 != 0x80 {
            position.column += 1
        }
    }

    /// Steps over the four characters that count as blank.
    mutating func skipBlanks() {
        while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { advance() }
    }

    /// Whether a byte may continue a word or a number, so that `trueish` is not read as `true`.
    static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "+"),
            UInt8(ascii: "-"):
            true
        default: byte >= 0x80
        }
    }

    /// The number of bytes of the well-formed UTF-8 scalar in front of the reader; nil when it is not well formed.
    var scalarLength: Int? {
        guard let first = peek else { return nil }
        let second: ClosedRange<UInt8>
        let count: Int
        switch first {
        case 0x00...0x7F: return 1
        case 0xC2...0xDF: (count, second) = (2, 0x80...0xBF)
        case 0xE0: (count, second) = (3, 0xA0...0xBF)
        case 0xED: (count, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: (count, second) = (3, 0x80...0xBF)
        case 0xF0: (count, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (count, second) = (4, 0x80...0xBF)
        case 0xF4: (count, second) = (4, 0x80...0x8F)
        default: return nil
        }
        guard index + count <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
        return bytes[index + 1..<index + count].allSatisfy { $0 & 0xC0 == 0x80 } ? count : nil
    }
}
