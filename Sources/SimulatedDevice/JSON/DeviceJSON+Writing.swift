// SPDX-License-Identifier: Apache-2.0

extension DeviceJSON {
    /// How a document is laid out.
    public enum Layout: Hashable, Sendable {
        /// One member or element a line, two spaces a level.
        case pretty
        /// Everything on one line, without blanks.
        case compact
    }

    /// The document as text, without a line break at the end.
    ///
    /// The same value always gives the same bytes: members in their order, the shortest decimals that read back as
    /// the same number, whole numbers without a fraction, and no escapes but the necessary ones.
    public func serialized(_ layout: Layout = .pretty) -> String {
        var output = ""
        write(to: &output, layout: layout, level: 0)
        return output
    }

    private func write(to output: inout String, layout: Layout, level: Int) {
        switch self {
        case .null: output += "null"
        case .bool(let value): output += value ? "true" : "false"
        case .integer(let value): output += String(value)
        case .number(let value): output += Self.decimal(value)
        case .string(let value): Self.quote(value, to: &output)
        case .array(let values):
            Self.writeItems(values, brackets: ("[", "]"), to: &output, layout: layout, level: level) {
                $0.write(to: &$1, layout: layout, level: level + 1)
            }
        case .object(let members):
            Self.writeItems(members, brackets: ("{", "}"), to: &output, layout: layout, level: level) {
                Self.quote($0.key, to: &$1)
                $1 += layout == .pretty ? ": " : ":"
                $0.value.write(to: &$1, layout: layout, level: level + 1)
            }
        }
    }

    private static func writeItems<Item>(
        _ items: [Item],
        brackets: (open: String, close: String),
        to output: inout String,
        layout: Layout,
        level: Int,
        each: (Item, inout String) -> Void
    ) {
        output += brackets.open
        for (index, item) in items.enumerated() {
            if index > 0 { output += "," }
            startLine(level + 1, in: &output, layout: layout)
            each(item, &output)
        }
        if !items.isEmpty { startLine(level, in: &output, layout: layout) }
        output += brackets.close
    }

    private static func startLine(_ level: Int, in output: inout String, layout: Layout) {
        guard layout == .pretty else { return }
        output += "\n" + String(repeating: "  ", count: level)
    }

    /// The shortest decimals that read back as the same number; `null` when it is not finite.
    private static func decimal(_ value: Double) -> String {
        guard value.isFinite else { return "null" }
        let text = value.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private static func quote(_ text: String, to output: inout String) {
        output += "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": output += "\\\""
            case "\\": output += "\\\\"
            case "\n": output += "\\n"
            case "\r": output += "\\r"
            case "\t": output += "\\t"
            case "\0"..<" ":
                let digits = String(scalar.value, radix: 16)
                output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: output.unicodeScalars.append(scalar)
            }
        }
        output += "\""
    }
}
