// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Turns bytes of another encoding into UTF-8, piece by piece.
struct MarkupDecoder {
    /// Bytes that are not decoded yet.
    var raw: [UInt8]
    /// Bytes of UTF-8 that are not taken yet.
    var text: ArraySlice<UInt8> = []
    /// Whether the first of ``raw`` are no character.
    private(set) var isBroken = false
    var isAtSourceEnd = false
    /// Whether ``raw`` holds bytes that no attempt was made to decode.
    var hasFreshBytes = true

    private let encoding: MarkupEncoding
    /// The characters of an encoding of single bytes.
    private let table: [[UInt8]]?
    private let platform: String.Encoding

    /// Makes a decoder for a file's first bytes; nil for UTF-8, which needs none.
    init?(_ encoding: MarkupEncoding, raw: [UInt8]) {
        if case .utf8 = encoding { return nil }
        self.encoding = encoding
        self.raw = raw
        var table: [[UInt8]]?
        var platform = String.Encoding.utf8
        switch encoding {
        case .platform(let label):
            platform = Self.platformEncodings[label] ?? .utf8
            if Self.singleByteLabels.contains(label) { table = Self.table { Self.text([$0], platform) } }
        case .ascii: table = Self.table { $0 < 0x80 ? [$0] : nil }
        case .latin1: table = Self.table { Array(String(Character(Unicode.Scalar($0))).utf8) }
        case .utf8, .utf16: break
        }
        self.table = table
        self.platform = platform
    }

    /// Decodes as much as is whole.
    mutating func decode() {
        var output: [UInt8] = []
        var used = 0
        if let table {
            for byte in raw {
                let character = table[Int(byte)]
                if character.isEmpty { break }
                output.append(contentsOf: character)
                used += 1
            }
            isBroken = used < raw.count
        } else if case .utf16(let isBigEndian, _) = encoding {
            used = decodeUTF16(isBigEndian: isBigEndian, into: &output)
        } else {
            used = decodePlatform(into: &output)
        }
        raw.removeFirst(used)
        if isAtSourceEnd, !raw.isEmpty { isBroken = true }
        text += output
    }

    private mutating func decodeUTF16(isBigEndian: Bool, into output: inout [UInt8]) -> Int {
        var place = 0
        func unit(_ place: Int) -> UInt32 {
            let (first, second) = (UInt32(raw[place]), UInt32(raw[place + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        while place + 1 < raw.count {
            var value = unit(place)
            var length = 2
            if value & 0xFC00 == 0xD800 {
                guard place + 3 < raw.count else { return place }
                let low = unit(place + 2)
                guard low & 0xFC00 == 0xDC00 else { break }
                value = 0x10000 + (value & 0x3FF) << 10 + (low & 0x3FF)
                length = 4
            }
            guard let scalar = Unicode.Scalar(value) else { break }
            output.append(contentsOf: String(Character(scalar)).utf8)
            place += length
        }
        isBroken = place + 1 < raw.count
        return place
    }

    /// Lets the platform decode whole characters; where it refuses them all, each by itself, to find the bad one.
    private mutating func decodePlatform(into output: inout [UInt8]) -> Int {
        var whole = 0
        while whole < raw.count {
            let length = characterLength(at: whole)
            guard whole + length <= raw.count else { break }
            whole += length
        }
        if let text = Self.text(Array(raw[..<whole]), platform) {
            output += text
            return whole
        }
        var place = 0
        while place < whole {
            let length = characterLength(at: place)
            guard let text = Self.text(Array(raw[place..<place + length]), platform) else { break }
            output += text
            place += length
        }
        isBroken = true
        return place
    }

    /// How many bytes the character takes that begins at a place.
    private func characterLength(at place: Int) -> Int {
        let first = raw[place]
        let second = place + 1 < raw.count ? raw[place + 1] : 0x40
        switch platform {
        case .shiftJIS: return (0x81...0x9F).contains(first) || (0xE0...0xFC).contains(first) ? 2 : 1
        case .japaneseEUC: return first == 0x8F ? 3 : first == 0x8E || first >= 0xA1 ? 2 : 1
        default: return first < 0x81 ? 1 : (0x30...0x39).contains(second) ? 4 : 2
        }
    }

    private static func text(_ bytes: [UInt8], _ encoding: String.Encoding) -> [UInt8]? {
        if bytes.isEmpty { return [] }
        return String(data: Data(bytes), encoding: encoding).map { Array($0.utf8) }
    }

    private static func table(_ character: (UInt8) -> [UInt8]?) -> [[UInt8]] {
        (UInt8.min...UInt8.max).map { character($0) ?? [] }
    }

    /// Whether a label is that of an encoding beyond Unicode, ASCII and Latin-1 that this platform decodes.
    static func isKnown(_ label: String) -> Bool {
        platformEncodings[label].map { text([UInt8(ascii: "a")], $0) != nil } ?? false
    }

    private static let singleByteLabels: Set = [
        "windows-1250", "windows-1251", "windows-1252", "windows-1253", "windows-1254", "iso-8859-2",
    ]

    /// GBK's files are read as GB 18030, which contains them.
    private static let platformEncodings: [String: String.Encoding] = [
        "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251, "windows-1252": .windowsCP1252,
        "windows-1253": .windowsCP1253, "windows-1254": .windowsCP1254, "iso-8859-2": .isoLatin2,
        "shift_jis": .shiftJIS, "euc-jp": .japaneseEUC, "gb2312": chinese, "gbk": chinese, "gb18030": chinese,
    ]

    private static let chinese = String.Encoding(rawValue: 0x8000_0632)
}
