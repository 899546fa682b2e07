// SPDX-License-Identifier: Apache-2.0

/// The format of a property list, told by its first bytes.
enum PropertyListFormat: Sendable, Equatable {
    case empty, binary, xml, text

    init(of bytes: [UInt8]) {
        guard !bytes.starts(with: Array("bplist".utf8)) else {
            self = .binary
            return
        }
        let encoding = TextEncoding(of: bytes)
        var place = encoding.markLength
        while let character = encoding.ascii(at: place, in: bytes), Self.blanks.contains(character) {
            place += encoding.bytesPerUnit
        }
        if place >= bytes.count {
            self = .empty
        } else {
            self = encoding.ascii(at: place, in: bytes) == UInt8(ascii: "<") ? .xml : .text
        }
    }

    /// Tab, line feed, carriage return and space.
    static let blanks: Set<UInt8> = [9, 10, 13, 32]
}
