// SPDX-License-Identifier: Apache-2.0

extension InfoPlist: ExpressibleByDictionaryLiteral {
    /// Makes an Info.plist of keys and values, sorted by key.
    public init(_ dictionary: [String: PropertyListValue]) {
        let entries = dictionary.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        self.init(entries)
    }

    /// Makes an Info.plist that keeps the order, and any key that is given twice.
    public init(dictionaryLiteral elements: (String, PropertyListValue)...) {
        self.init(elements)
    }

    private init(_ entries: [(String, PropertyListValue)]) {
        let root = PropertyListDictionary(entries: entries.map { .init(key: $0.0, value: $0.1) })
        self.init(root: root, name: "Info.plist", localization: nil, keepingDuplicates: .last)
    }
}
