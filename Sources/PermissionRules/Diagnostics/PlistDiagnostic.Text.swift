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
                error.message(in: language)
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

        /// Adds the gap `{key}`, the key by both of its names.
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
            case .simplifiedChinese: both = displayName.map { "\(key)（Xcode 中显示为“\($0)”）" } ?? key
            }
            return arguments.merging(["key": both]) { given, _ in given }
        }
    }
}
