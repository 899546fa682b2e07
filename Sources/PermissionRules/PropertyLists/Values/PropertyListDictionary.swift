// SPDX-License-Identifier: Apache-2.0

/// The keys and values of a property-list dictionary, in order and with every repetition of a key.
///
/// Foundation keeps one of two equal keys and does not say so; a linter has to see both.
public struct PropertyListDictionary: Sendable, Hashable {
    /// Every key with its value, in the order of the text.
    public let entries: [Entry]

    /// Makes a dictionary of entries, which may repeat a key.
    public init(entries: [Entry] = []) {
        self.entries = entries
    }

    /// The entry that counts for a key, or nil if the key is absent.
    ///
    /// - Complexity: O(number of entries).
    public func entry(for key: String, keepingDuplicates winner: DuplicateKeyWinner = .last) -> Entry? {
        switch winner {
        case .first: entries.first { $0.key == key }
        case .last: entries.last { $0.key == key }
        }
    }

    /// The value that counts for a key, or nil if the key is absent.
    ///
    /// - Complexity: O(number of entries).
    public func value(for key: String, keepingDuplicates winner: DuplicateKeyWinner = .last) -> PropertyListValue? {
        entry(for: key, keepingDuplicates: winner)?.value
    }

    /// The keys that occur more than once, each with all of its entries, in the order of the text.
    public var duplicates: [(key: String, entries: [Entry])] {
        var places: [String: [Int]] = [:]
        for (place, entry) in entries.enumerated() {
            places[entry.key, default: []].append(place)
        }
        return places.values.filter { $0.count > 1 }
            .sorted { $0[0] < $1[0] }
            .map { group in (entries[group[0]].key, group.map { entries[$0] }) }
    }
}
