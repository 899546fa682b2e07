// SPDX-License-Identifier: Apache-2.0

/// Builds a property list from the tags and texts of one pass over its XML.
struct XMLPropertyListBuilder {
    /// The tags that are open, outermost first.
    private(set) var frames: [XMLFrame] = []

    /// The finished list, once its outermost tag is closed.
    private(set) var result: PropertyListValue?

    private let limits: PropertyListLimits
    private var nodes = 0

    init(limits: PropertyListLimits) {
        self.limits = limits
    }

    /// Takes an opening tag.
    mutating func open(_ name: String, line: Int) throws(XMLStop) {
        guard let tag = XMLTag(rawValue: name) else { throw unknownTag(name, line: line) }
        nodes += 1
        guard nodes <= limits.nodes else {
            throw XMLStop(.tooManyValues, line: line, ["limit": "\(limits.nodes)"])
        }
        try checkPlace(of: tag, line: line)
        frames.append(XMLFrame(tag: tag, line: line))
    }

    /// Takes a text, or a part of one, that begins on a line.
    mutating func add(_ text: String, line: Int) throws(XMLStop) {
        if let tag = frames.last?.tag, tag.holdsText {
            frames[frames.count - 1].text += text
            return
        }
        guard let start = text.unicodeScalars.firstIndex(where: { !$0.properties.isWhitespace }) else { return }
        let breaks = text.unicodeScalars[..<start].count { $0 == "\n" }
        let stray = text[start...].prefix { !$0.isNewline }
        throw XMLStop(.strayText, line: line + breaks, ["excerpt": SourceLines.quoted(stray)])
    }

    /// Takes a closing tag, and puts the finished value where it belongs.
    mutating func close() throws(XMLStop) {
        guard let frame = frames.popLast() else { return }
        switch frame.tag {
        case .plist:
            guard result != nil else { throw XMLStop(.noValue, line: frame.line) }
        case .key:
            guard let parent = frames.indices.last else { return }
            frames[parent].pendingKey = (frame.text, frame.line)
        default:
            let value = PropertyListValue(try frame.content(), line: frame.line)
            guard let parent = frames.indices.last, frames[parent].tag != .plist else {
                result = value
                return
            }
            frames[parent].take(value)
        }
    }

    private func checkPlace(of tag: XMLTag, line: Int) throws(XMLStop) {
        guard let parent = frames.last else {
            guard tag != .key else { throw XMLStop(.keyOutsideDictionary, line: line) }
            return
        }
        switch parent.tag {
        case .dict:
            if tag == .key, let pending = parent.pendingKey {
                throw XMLStop(
                    .keyWithoutValue,
                    line: pending.line,
                    ["key": pending.key, "keyLine": "\(pending.line)"]
                )
            }
            guard tag == .key || parent.pendingKey != nil else {
                throw XMLStop(.valueWithoutKey, line: line, ["found": tag.rawValue])
            }
        case .array, .plist:
            guard tag != .key else { throw XMLStop(.keyOutsideDictionary, line: line) }
            guard parent.tag != .plist || result == nil else {
                throw XMLStop(.secondValue, line: line, ["found": tag.rawValue])
            }
        default:
            throw XMLStop(
                .nestedTag,
                line: line,
                ["found": tag.rawValue, "open": parent.tag.rawValue, "openLine": "\(parent.line)"]
            )
        }
        guard tag != .plist else { throw unknownTag(tag.rawValue, line: line) }
    }

    private func unknownTag(_ name: String, line: Int) -> XMLStop {
        guard !frames.isEmpty else { return XMLStop(.wrongRoot, line: line, ["found": name]) }
        let near = XMLTag.values.first { $0.rawValue == name.lowercased() }
        return XMLStop(
            .unknownTag,
            line: line,
            [
                "found": name,
                "known": (near.map { [$0] } ?? XMLTag.values).map { "<\($0.rawValue)>" }.joined(separator: ", "),
            ]
        )
    }
}
