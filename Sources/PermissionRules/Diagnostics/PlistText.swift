// SPDX-License-Identifier: Apache-2.0

/// The sentences of the linter: one or more for each finding.
enum PlistText: String, Sendable, Hashable, CaseIterable {
    case noKeys
    case whenInUseMissing
    case alwaysAndWhenInUseMissing
    case alwaysMissingOld
    case legacyAlways
    case legacyUsage, legacyUsageAlone
    case backgroundWithoutAuthorization
    case backgroundWhenInUseOnly
    case noBackgroundMode
    case backgroundModesEmpty
    case emptyText
    case placeholderWord, placeholderMarker, placeholderVariable, placeholderTemplate
    case sameText
    case duplicateKey, duplicateKeySame, duplicateKeyElsewhere
    case temporaryType, temporaryEntryType
    case temporaryMissing
    case temporaryPlaceholder
    case reducedDefault
    case legacySettingsURL
    case partialPlist
    case packageType, appExtension
    case localisedCopy
    case suspiciousKey

    /// The texts of a language.
    static func table(of language: PromptLanguage) -> DiagnosticTexts<PlistText> {
        switch language {
        case .english: english
        case .simplifiedChinese: simplifiedChinese
        }
    }
}
