// SPDX-License-Identifier: Apache-2.0

extension AppDeclaration {
    /// The declaration as the system shows it in a language: names and texts that the strings files have replace its own.
    ///
    /// A strings file adds nothing: a key that the Info.plist lacks stays missing. The texts of purposes stand under
    /// their purpose keys.
    public func localized(by texts: LocalizedTexts, in language: PromptLanguage) -> AppDeclaration {
        let texts = texts.texts(in: language)
        var result = self
        for key in usageTexts.keys { result.usageTexts[key] = texts[key.rawValue] ?? usageTexts[key] }
        for key in temporaryUsageTexts.keys { result.temporaryUsageTexts[key] = texts[key] ?? temporaryUsageTexts[key] }
        result.displayName = texts["CFBundleDisplayName"] ?? texts["CFBundleName"] ?? displayName
        return result
    }
}
