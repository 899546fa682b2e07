// SPDX-License-Identifier: Apache-2.0

/// The encodings of text that a byte-order mark, or the first character, tells apart.
enum TextEncoding: Sendable, Equatable {
    /// UTF-8, or any encoding that has ASCII's bytes for ASCII's characters.
    case asciiBased(marked: Bool)
    case utf16(bigEndian: Bool, marked: Bool)
    case utf32

    init(of bytes: [UInt8]) {
        switch Array(bytes.prefix(4)) {
        case [0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF]: self = .utf32
        case let start where start.starts(with: [0xEF, 0xBB, 0xBF]): self = .asciiBased(marked: true)
        case let start where start.starts(with: [0xFE, 0xFF]): self = .utf16(bigEndian: true, marked: true)
        case let start where start.starts(with: [0xFF, 0xFE]): self = .utf16(bigEndian: false, marked: true)
        case let start where start.count > 1 && start[0] == 0 && start[1] != 0:
            self = .utf16(bigEndian: true, marked: false)
        case let start where start.count > 1 && start[0] != 0 && start[1] == 0:
            self = .utf16(bigEndian: false, marked: false)
        default: self = .asciiBased(marked: false)
        }
    }

    /// How many bytes the byte-order mark takes.
    var markLength: Int {
        switch self {
        case .asciiBased(let marked): marked ? 3 : 0
        case .utf16(_, let marked): marked ? 2 : 0
        case .utf32: 4
        }
    }

    /// How many bytes one unit of text takes.
    var bytesPerUnit: Int {
        switch self {
        case .asciiBased: 1
        case .utf16: 2
        case .utf32: 4
        }
    }

    /// The ASCII character that a unit of text is, or nil if it is another or the text ends in it.
    func ascii(at place: Int, in bytes: [UInt8]) -> UInt8? {
        guard place + bytesPerUnit <= bytes.count else { return nil }
        switch self {
        case .asciiBased:
            return bytes[place]
        case .utf16(let bigEndian, _):
            let (high, low) = bigEndian ? (bytes[place], bytes[place + 1]) : (bytes[place + 1], bytes[place])
            return high == 0 ? low : nil
        case .utf32:
            let others = bytes[place..<place + 4].filter { $0 != 0 }
            return others.count == 1 ? others[0] : nil
        }
    }

    /// The whole text; bytes that do not fit become replacement characters.
    func text(of bytes: [UInt8]) -> String {
        let body = bytes.dropFirst(markLength)
        guard case .utf16(let bigEndian, _) = self else {
            return String(decoding: body, as: UTF8.self)
        }
        var units: [UInt16] = []
        units.reserveCapacity(body.count / 2)
        var place = body.startIndex
        while place + 1 < body.endIndex {
            let (first, second) = (UInt16(body[place]), UInt16(body[place + 1]))
            units.append(bigEndian ? first << 8 | second : second << 8 | first)
            place += 2
        }
        return String(decoding: units, as: UTF16.self)
    }
}
