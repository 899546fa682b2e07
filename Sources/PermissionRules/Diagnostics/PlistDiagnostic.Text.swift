// SPDX-License-Identifier: Apache-2.0

extension PlistDiagnostic {
    /// What a finding says: a row of the table of texts with its arguments, or the fault of an unreadable file.
    enum Text: Sendable, Hashable {
        case row(PlistText, arguments: [String: String])
        case fault(PropertyListError)

        func message(in language: PromptLanguage, key: String?) -> String {
            switch self {
            case .row(let text, let arguments):
                PlistText.table(of: language)[text].message
                    .filled(with: Self.complete(arguments, key: key, language: language))
            case .fault(let error):
                Self.place(of: error, language: language) + error.message(in: language)
            }
        }

        func remedy(in language: PromptLanguage, key: String?) -> String {
            switch self {
            case .row(let text, let arguments):
                PlistText.table(of: language)[text].remedy
                    .filled(with: Self.complete(arguments, key: key, language: language))
            case .fault(let error):
                error.remedy(in: language)
            }
        }

        private static func place(of error: PropertyListError, language: PromptLanguage) -> String {
            guard let line = error.line else { return "" }
            switch language {
            case .english: return "Line \(line): "
            case .simplifiedChinese: return "第 \(line) 行："
            }
        }

        /// Adds the gaps `{key}`, the key by both of its names, and `{name}`, the raw one alone.
        private static func complete(
            _ arguments: [String: String],
            key: String?,
            language: PromptLanguage
        ) -> [String: String] {
            guard let key else { return arguments }
            let displayName = InfoPlistKey.displayName(of: key)
            let both: String
            switch language {
            case .english: both = displayName.map { "\(key) (“\($0)” in Xcode)" } ?? key
            case .simplifiedChinese: both = displayName.map { "\(key)（Xcode 中显示为“\($0)”）" } ?? "\(key) "
            }
            return arguments.merging(["key": both, "name": key]) { given, _ in given }
        }
    }
}
