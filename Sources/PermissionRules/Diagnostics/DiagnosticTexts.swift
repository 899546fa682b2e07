// SPDX-License-Identifier: Apache-2.0

/// The message and the remedy of each of a set of findings, in one language.
///
/// A second language is a second table of the same type. Every key has a text: a test asks for all of them.
struct DiagnosticTexts<Key: Hashable & Sendable>: Sendable {
    /// What a finding says, with `{name}` for each argument.
    struct Pair: Sendable {
        let message: TextTemplate
        let remedy: TextTemplate
    }

    private let pairs: [Key: Pair]

    init(_ table: KeyValuePairs<Key, (message: String, remedy: String)>) {
        var pairs: [Key: Pair] = [:]
        for (key, texts) in table {
            pairs[key] = Pair(message: TextTemplate(texts.message), remedy: TextTemplate(texts.remedy))
        }
        self.pairs = pairs
    }

    /// The texts of a finding; a finding without texts shows its own name.
    subscript(key: Key) -> Pair {
        pairs[key] ?? Pair(message: TextTemplate("\(key)"), remedy: TextTemplate(""))
    }

    /// Whether the table has texts for a finding.
    func contains(_ key: Key) -> Bool { pairs[key] != nil }
}
