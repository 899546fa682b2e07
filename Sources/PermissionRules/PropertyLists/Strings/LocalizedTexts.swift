// SPDX-License-Identifier: Apache-2.0

/// What an app's InfoPlist.strings files and string catalogues say, by language: usage texts, purposes, names.
public struct LocalizedTexts: Sendable, Hashable {
    /// The texts of one file in one language.
    public struct Localization: Sendable, Hashable {
        /// The language's code, such as `zh-Hans`; empty where the file stands outside any `.lproj` folder.
        public let language: String
        /// The file, as the caller named it.
        public let file: String
        /// The texts by their keys.
        public let texts: [String: String]
    }

    /// All localizations, by language and then by file.
    public let localizations: [Localization]

    /// No texts.
    public init() { localizations = [] }

    init(_ localizations: [Localization]) {
        self.localizations = localizations.sorted { ($0.language, $0.file) < ($1.language, $1.file) }
    }

    /// The languages, each once, in order; the empty one stands for a file outside any `.lproj` folder.
    public var languages: [String] {
        localizations.map(\.language).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    /// The keys that have a text in some language.
    public var keys: Set<String> { Set(localizations.flatMap(\.texts.keys)) }

    /// The texts that the system shows in a language: those of the code itself, or else of a language that contains it.
    ///
    /// `zh-Hans` is served by `zh-Hans`, `zh-Hans-CN`, `zh-CN`, `zh_CN` or `zh`. A key that none of them has is left to
    /// `Base` and then to files outside any `.lproj` folder.
    public func texts(in language: PromptLanguage) -> [String: String] {
        var result: [String: String] = [:]
        for code in Self.codes[language] ?? [] {
            for localization in localizations where localization.language.lowercased() == code {
                result.merge(localization.texts) { first, _ in first }
            }
        }
        return result
    }

    private static let codes: [PromptLanguage: [String]] = [
        .english: ["en", "en-us", "en_us", "english", "base", ""],
        .simplifiedChinese: ["zh-hans", "zh-hans-cn", "zh_hans", "zh-cn", "zh_cn", "zh", "base", ""],
    ]
}
