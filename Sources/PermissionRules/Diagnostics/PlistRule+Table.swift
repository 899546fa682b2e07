// SPDX-License-Identifier: Apache-2.0

extension PlistRule {
    /// Every rule, in the order of the documents.
    static let table: [PlistRule] = [
        PlistRule(id: .noKeys, severity: .error, check: noKeys),
        PlistRule(
            id: .whenInUseMissing,
            severity: .error,
            concerns: .ios11On,
            needsTarget: true,
            check: whenInUseMissing
        ),
        PlistRule(
            id: .alwaysAndWhenInUseMissing,
            severity: .error,
            concerns: .ios11On,
            needsTarget: true,
            check: alwaysAndWhenInUseMissing
        ),
        PlistRule(
            id: .alwaysMissingOld,
            severity: .warning,
            concerns: .ios8To10,
            needsTarget: true,
            check: alwaysMissingOld
        ),
        PlistRule(id: .legacyAlways, severity: .info, check: legacyAlways),
        PlistRule(id: .legacyUsage, severity: .info, check: legacyUsage),
        PlistRule(id: .backgroundWithoutAuthorization, severity: .error, check: backgroundWithoutAuthorization),
        PlistRule(id: .backgroundWhenInUseOnly, severity: .info, check: backgroundWhenInUseOnly),
        PlistRule(id: .noBackgroundMode, severity: .warning, check: noBackgroundMode),
        PlistRule(id: .backgroundModesEmpty, severity: .info, check: backgroundModesEmpty),
        PlistRule(id: .emptyText, severity: .error, check: emptyText),
        PlistRule(id: .placeholder, severity: .warning, check: placeholder),
        PlistRule(id: .sameText, severity: .info, check: sameText),
        PlistRule(id: .duplicateKey, severity: .error, check: duplicateKey),
        PlistRule(id: .temporaryType, severity: .error, concerns: .ios14On, check: temporaryType),
        PlistRule(id: .temporaryMissing, severity: .error, concerns: .ios14On, check: temporaryMissing),
        PlistRule(id: .temporaryPlaceholder, severity: .warning, concerns: .ios14On, check: temporaryPlaceholder),
        PlistRule(id: .reducedDefault, severity: .info, concerns: .ios14On, check: reducedDefault),
        PlistRule(id: .legacySettingsURL, severity: .warning, check: legacySettingsURL),
        PlistRule(id: .partialPlist, severity: .info, check: partialPlist),
        PlistRule(id: .notAnApp, severity: .warning, check: notAnApp),
        PlistRule(id: .localisedCopy, severity: .warning, check: localisedCopy),
        PlistRule(id: .suspiciousKey, severity: .error, check: suspiciousKey),
    ]
}
