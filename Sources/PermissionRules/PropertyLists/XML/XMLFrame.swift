// SPDX-License-Identifier: Apache-2.0

/// A tag that is open, with what was found inside it so far.
struct XMLFrame {
    let tag: XMLTag

    /// The line of the opening tag.
    let line: Int

    /// The text of a simple value or of a key.
    var text = ""

    /// The key whose value comes next.
    var pendingKey: (key: String, line: Int)?

    private var values: [PropertyListValue] = []
    private var entries: [PropertyListDictionary.Entry] = []

    init(tag: XMLTag, line: Int) {
        self.tag = tag
        self.line = line
    }

    /// Puts a finished value into the array or dictionary.
    mutating func take(_ value: PropertyListValue) {
        if let pending = pendingKey {
            entries.append(.init(key: pending.key, value: value, line: pending.line))
            pendingKey = nil
        } else {
            values.append(value)
        }
    }

    /// The content of the tag, which is closed now.
    func content() throws(XMLStop) -> PropertyListValue.Content {
        switch tag {
        case .dict:
            if let pending = pendingKey {
                throw XMLStop(
                    .keyWithoutValue,
                    line: pending.line,
                    ["key": pending.key, "keyLine": "\(pending.line)"]
                )
            }
            return .dictionary(PropertyListDictionary(entries: entries))
        case .array: return .array(values)
        case .yes: return .boolean(true)
        case .no: return .boolean(false)
        case .integer: return try scalar(PropertyListScalar.integer(text), example: "<integer>17</integer>")
        case .real: return try scalar(PropertyListScalar.real(text), example: "<real>1.5</real>")
        case .date: return try scalar(PropertyListScalar.date(text), example: "<date>2026-01-31T12:00:00Z</date>")
        case .data: return try scalar(PropertyListScalar.data(text), example: "<data>AAEC</data>, in base 64")
        case .plist, .key, .string: return .string(text)
        }
    }

    private func scalar(
        _ content: PropertyListValue.Content?,
        example: String
    ) throws(XMLStop) -> PropertyListValue.Content {
        guard let content else {
            throw XMLStop(
                .badScalar,
                line: line,
                [
                    "found": String(text.unicodeScalars.prefix(40).map(Character.init)), "open": tag.rawValue,
                    "example": example,
                ]
            )
        }
        return content
    }
}
