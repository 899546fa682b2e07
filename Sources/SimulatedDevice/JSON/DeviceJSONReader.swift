// SPDX-License-Identifier: Apache-2.0

/// Reads a JSON document (RFC 8259) and keeps the place of every key and value.
///
/// A byte order mark at the start is tolerated. Everything the grammar does not allow is refused, and so are keys
/// that occur twice, texts that are not valid Unicode, and documents beyond ``Limits``.
package struct DeviceJSONReader {
    /// How large a document may be.
    package struct Limits: Sendable {
        /// The most bytes.
        package var bytes = 16 << 20
        /// The most objects and lists inside one another.
        package var depth = 64

        package init() {}
    }

    let bytes: [UInt8]
    let file: String?
    let limits: Limits
    var index = 0
    var position = DeviceInputError.Position(line: 1, column: 1)
    var depth = 0
    var keyPath = DeviceKeyPath.root

    /// Reads the one value that a document holds.
    ///
    /// - Parameters:
    ///   - bytes: The document in UTF-8.
    ///   - file: The name that errors give the document.
    ///   - limits: How large the document may be.
    package static func read(
        _ bytes: [UInt8],
        file: String? = nil,
        limits: Limits = Limits()
    ) throws(DeviceInputError) -> DeviceJSONNode {
        var reader = DeviceJSONReader(bytes: bytes, file: file, limits: limits)
        return try reader.document()
    }

    private mutating func document() throws(DeviceInputError) -> DeviceJSONNode {
        guard bytes.count <= limits.bytes else {
            throw DeviceInputError(
                .unreadable,
                "the document has \(bytes.count) bytes, and at most \(limits.bytes) are read",
                file: file
            )
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
        try refuseOtherEncodings()
        skipBlanks()
        let node = try value()
        skipBlanks()
        guard index == bytes.count else { throw trailingContent() }
        return node
    }

    mutating func value() throws(DeviceInputError) -> DeviceJSONNode {
        let start = position
        switch peek {
        case UInt8(ascii: "{"): return DeviceJSONNode(position: start, content: try object())
        case UInt8(ascii: "["): return DeviceJSONNode(position: start, content: try array())
        case UInt8(ascii: "\""): return DeviceJSONNode(position: start, content: .string(try string()))
        case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
            return DeviceJSONNode(position: start, content: try number())
        default:
            for (word, content) in Self.words where bytes[index...].starts(with: word.utf8) {
                let next = index + word.utf8.count
                guard next == bytes.count || !Self.isWordByte(bytes[next]) else { break }
                for _ in word.utf8 { advance() }
                return DeviceJSONNode(position: start, content: content)
            }
            throw unexpectedValue()
        }
    }

    private static let words: [(String, DeviceJSONNode.Content)] = [
        ("true", .bool(true)), ("false", .bool(false)), ("null", .null),
    ]

    private mutating func array() throws(DeviceInputError) -> DeviceJSONNode.Content {
        let start = try open()
        let path = keyPath
        var nodes: [DeviceJSONNode] = []
        while peek != UInt8(ascii: "]") {
            keyPath = path.appending(index: nodes.count)
            nodes.append(try value())
            try separate(closing: "]", of: "list", openedAt: start)
        }
        keyPath = path
        close()
        return .array(nodes)
    }

    private mutating func object() throws(DeviceInputError) -> DeviceJSONNode.Content {
        let start = try open()
        let path = keyPath
        var members: [DeviceJSONNode.Member] = []
        var places: [String: DeviceInputError.Position] = [:]
        while peek != UInt8(ascii: "}") {
            keyPath = path
            let place = position
            guard peek == UInt8(ascii: "\"") else { throw unexpectedKey(openedAt: start) }
            let key = try string()
            keyPath = path.appending(key: key)
            if let first = places.updateValue(place, forKey: key) { throw duplicateKey(key, at: place, first: first) }
            skipBlanks()
            guard peek == UInt8(ascii: ":") else { throw missingColon(after: key) }
            advance()
            skipBlanks()
            members.append(DeviceJSONNode.Member(key: key, keyPosition: place, value: try value()))
            try separate(closing: "}", of: "object", openedAt: start)
        }
        keyPath = path
        close()
        return .object(members)
    }

    /// Steps over an opening bracket and the blanks behind it; returns where it stands.
    private mutating func open() throws(DeviceInputError) -> DeviceInputError.Position {
        let start = position
        guard depth < limits.depth else { throw tooDeep() }
        depth += 1
        advance()
        skipBlanks()
        return start
    }

    private mutating func close() {
        depth -= 1
        advance()
    }

    /// Steps over the comma between two items, and stops in front of the closing bracket after the last one.
    private mutating func separate(
        closing bracket: Character,
        of container: String,
        openedAt start: DeviceInputError.Position
    ) throws(DeviceInputError) {
        skipBlanks()
        if peek == bracket.asciiValue { return }
        guard peek == UInt8(ascii: ",") else {
            throw missingComma(closing: bracket, of: container, openedAt: start)
        }
        let comma = position
        advance()
        skipBlanks()
        if peek == bracket.asciiValue { throw trailingComma(at: comma, closing: bracket) }
    }
}
