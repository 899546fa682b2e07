// SPDX-License-Identifier: Apache-2.0

/// A sentence with gaps, written `{name}`, that arguments fill.
struct TextTemplate: Sendable {
    /// The sentence with its gaps.
    let source: String

    init(_ source: String) {
        self.source = source
    }

    /// The sentence with every known gap filled.
    ///
    /// An argument is put in as it is: braces within it are not gaps.
    func filled(with arguments: [String: String]) -> String {
        var result = ""
        var rest = source[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let name = String(rest[rest.index(after: open)..<close])
            result += rest[..<open]
            result += arguments[name] ?? "{\(name)}"
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }

    /// The names of the gaps, in order.
    var names: [String] {
        source.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { part in
            part.firstIndex(of: "}").map { String(part[..<$0]) }
        }
    }
}
