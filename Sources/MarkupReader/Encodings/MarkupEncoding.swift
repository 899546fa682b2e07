// SPDX-License-Identifier: Apache-2.0

/// How the bytes of a file stand for characters.
enum MarkupEncoding: Equatable {
    case utf8(markLength: Int)
    case utf16(isBigEndian: Bool, markLength: Int)
    case ascii, latin1
    /// One that the platform decodes, by its name in lower case.
    case platform(String)

    /// An encoding that is not read.
    struct Unknown: Error {
        let code: MarkupFault.Code
        let name: String
    }

    /// How many bytes from the start of a file hold every declaration.
    static let sniffedBytes = 1024

    /// The encoding of a file: what its first bytes prove, or else what its XML declaration names, or else UTF-8.
    init(of start: ArraySlice<UInt8>) throws(Unknown) {
        let first = Array(start.prefix(4))
        switch first {
        case [0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF], [0, 0, 0, 0x3C], [0x3C, 0, 0, 0]:
            throw Unknown(code: .unknownEncoding, name: "UTF-32")
        case let first where first.starts(with: [0xEF, 0xBB, 0xBF]): self = .utf8(markLength: 3)
        case let first where first.starts(with: [0xFE, 0xFF]): self = .utf16(isBigEndian: true, markLength: 2)
        case let first where first.starts(with: [0xFF, 0xFE]): self = .utf16(isBigEndian: false, markLength: 2)
        case let first where first.count > 1 && first[0] == 0 && first[1] != 0:
            self = .utf16(isBigEndian: true, markLength: 0)
        case let first where first.count > 1 && first[0] != 0 && first[1] == 0:
            self = .utf16(isBigEndian: false, markLength: 0)
        default: self = try Self.named(Self.declaredName(in: start))
        }
    }

    /// How many bytes the byte-order mark takes.
    var markLength: Int {
        switch self {
        case .utf8(let length), .utf16(_, let length): length
        case .ascii, .latin1, .platform: 0
        }
    }

    private static func named(_ name: String?) throws(Unknown) -> MarkupEncoding {
        guard let name else { return .utf8(markLength: 0) }
        let label = name.lowercased()
        switch label {
        case "utf-8", "utf8": return .utf8(markLength: 0)
        case "ascii", "us-ascii": return .ascii
        case "iso-8859-1", "latin1": return .latin1
        case "utf-16", "utf-16le", "utf-16be": throw Unknown(code: .encodingConflict, name: name)
        default:
            guard MarkupDecoder.isKnown(label) else {
                throw Unknown(code: .unknownEncoding, name: name)
            }
            return .platform(label)
        }
    }

    /// The name in a declaration, also in one that ends too early; nil without a declaration or a name in it.
    private static func declaredName(in start: ArraySlice<UInt8>) -> String? {
        let text = String(decoding: start, as: UTF8.self)
        let trimmed = text.drop(while: \.isWhitespace)
        guard trimmed.hasPrefix("<?xml") else { return nil }
        let declaration = trimmed.dropFirst(5).prefix { $0 != ">" && $0 != "<" }
        guard let key = declaration.firstRange(of: "encoding") else { return nil }
        let rest = declaration[key.upperBound...].drop { $0.isWhitespace || $0 == "=" }
        guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
        return String(rest.dropFirst().prefix { $0 != quote })
    }
}
