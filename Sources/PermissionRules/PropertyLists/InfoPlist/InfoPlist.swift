// SPDX-License-Identifier: Apache-2.0

/// An app's Info.plist, as far as it decides what iOS does with location.
///
/// The location keys are looked up once, when the value is made; reading them costs nothing later. A value is immutable
/// and can be shared by any number of devices.
public struct InfoPlist: Sendable, Hashable {
    /// The file, as the caller named it; Info.plist for a value made in code.
    public let name: String

    /// All keys with their values, in order and with every repetition.
    public let root: PropertyListDictionary

    /// Which of two equal keys counts, at every level.
    public let duplicateKeyWinner: DuplicateKeyWinner

    /// The language of the localisation folder that the file lies in; nil outside one.
    ///
    /// It is the folder's name without `.lproj`, for example `zh-Hans`.
    public let localization: String?

    /// The texts for temporary full accuracy by purpose key, empty where there are none.
    ///
    /// Read from `NSLocationTemporaryUsageDescriptionDictionary`. A value that is no string is left out: iOS finds no text there.
    public let temporaryUsageTexts: [String: String]

    /// The declared background modes, empty where there are none.
    ///
    /// Read from `UIBackgroundModes`.
    public let backgroundModes: [String]

    /// Whether the Precise switch of the first prompt starts off.
    ///
    /// Read from `NSLocationDefaultAccuracyReduced`.
    public let defaultAccuracyReduced: Bool

    /// Whether updates wait for a service session of the app's own.
    ///
    /// Read from `NSLocationRequireExplicitServiceSession`.
    public let requiresExplicitServiceSession: Bool

    private let index: [String: Int]
    private let usageTexts: [UsageKey: String]

    init(
        root: PropertyListDictionary,
        name: String,
        localization: String?,
        keepingDuplicates winner: DuplicateKeyWinner
    ) {
        self.root = root
        self.name = name
        self.localization = localization
        duplicateKeyWinner = winner
        let places = Dictionary(root.entries.enumerated().map { ($1.key, $0) }) { winner == .first ? $0 : $1 }
        let lookup = { (key: InfoPlistKey) in places[key.rawValue].map { root.entries[$0].value } }
        index = places
        usageTexts = UsageKey.allCases.reduce(into: [:]) { texts, key in
            texts[key] = places[key.rawValue].flatMap { root.entries[$0].value.string }
        }
        let temporary = lookup(.temporaryUsageDictionary)?.dictionary?.entries ?? []
        temporaryUsageTexts = temporary.reduce(into: [:]) { texts, entry in
            if winner == .last || !texts.keys.contains(entry.key) { texts[entry.key] = entry.value.string }
        }
        backgroundModes = lookup(.backgroundModes)?.array?.compactMap(\.string) ?? []
        defaultAccuracyReduced = lookup(.defaultAccuracyReduced)?.boolean ?? false
        requiresExplicitServiceSession = lookup(.requireExplicitServiceSession)?.boolean ?? false
    }

    /// The text of a usage key, or nil if the key is absent or its value is no string.
    ///
    /// A blank text is a text: what iOS does with it is the switch `emptyTextCountsAsMissing`.
    public func usageText(for key: UsageKey) -> String? { usageTexts[key] }

    /// The usage keys that have a text.
    ///
    /// - Parameter blankCountsAsMissing: The switch `emptyTextCountsAsMissing`: whether a blank text is none.
    public func usageKeys(blankCountsAsMissing: Bool = false) -> Set<UsageKey> {
        Set(usageTexts.keys.filter { !blankCountsAsMissing || !(usageTexts[$0] ?? "").trimmingBlanks().isEmpty })
    }

    /// The value that counts for a key of the outermost dictionary, or nil if the key is absent.
    public func value(for key: String) -> PropertyListValue? {
        index[key].map { root.entries[$0].value }
    }

    /// The line of the entry that counts for a key, or nil if the key is absent or the format has no lines.
    public func line(of key: String) -> Int? {
        index[key].flatMap { root.entries[$0].line }
    }

    /// The keys of the outermost dictionary that occur more than once, in order.
    public var duplicateKeys: [String] { root.duplicates.map(\.key) }

    /// The same file, read with another choice between equal keys.
    public func keepingDuplicates(_ winner: DuplicateKeyWinner) -> InfoPlist {
        InfoPlist(root: root, name: name, localization: localization, keepingDuplicates: winner)
    }
}
