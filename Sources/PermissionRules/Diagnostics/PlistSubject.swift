// SPDX-License-Identifier: Apache-2.0

/// What the rules of the linter look at: a file, and what the caller wants to do with it.
struct PlistSubject: Sendable {
    let plist: InfoPlist
    let targets: [IOSVersion]
    let purposeKeys: [String]
    let localizedKeys: Set<String>

    /// The usage texts that are there, blank ones included.
    var keys: Set<UsageKey> { plist.usageKeys() }

    func has(_ key: UsageKey) -> Bool { plist.usageText(for: key) != nil }

    func value(_ key: InfoPlistKey) -> PropertyListValue? { plist.value(for: key.rawValue) }

    func line(_ key: InfoPlistKey) -> Int? { plist.line(of: key.rawValue) }

    func line(_ key: UsageKey) -> Int? { plist.line(of: key.rawValue) }

    /// Whether the background mode `location` is declared.
    var hasBackgroundMode: Bool { plist.backgroundModes.contains("location") }

    /// Whether the file has no bundle keys, as one that the build merges with others.
    var isPartial: Bool { !plist.root.entries.contains { $0.key.hasPrefix("CFBundle") } }

    /// The entries of the temporary dictionary that count, in order.
    var purposes: [PropertyListDictionary.Entry] {
        guard let dictionary = value(.temporaryUsageDictionary)?.dictionary else { return [] }
        var seen: Set<String> = []
        return dictionary.entries.compactMap { entry in
            guard seen.insert(entry.key).inserted else { return nil }
            return dictionary.entry(for: entry.key, keepingDuplicates: plist.duplicateKeyWinner)
        }
    }

    /// A text that a prompt shows: a usage text, or the text of a purpose.
    struct ShownText: Sendable {
        let key: String
        let purpose: String?
        let text: String
        let line: Int?

        /// What the key's name is followed by in a message.
        var arguments: [String: String] {
            let shown = text.trimmingBlanks()
            let cut = shown.count > 100 ? "\(shown.prefix(100))…" : String(shown)
            return ["text": cut, "purpose": purpose.map { " [\($0)]" } ?? ""]
        }
    }

    /// Every text that a prompt may show: the usage texts, then those of the purposes.
    var shownTexts: [ShownText] {
        let usage = UsageKey.allCases.compactMap { key in
            plist.usageText(for: key).map {
                ShownText(key: key.rawValue, purpose: nil, text: $0, line: line(key))
            }
        }
        return usage
            + purposes.compactMap { entry in
                entry.value.string.map {
                    ShownText(
                        key: InfoPlistKey.temporaryUsageDictionary.rawValue,
                        purpose: entry.key,
                        text: $0,
                        line: entry.line
                    )
                }
            }
    }
}
