// SPDX-License-Identifier: Apache-2.0

/// The languages in which the emulated system speaks.
public enum PromptLanguage: String, Sendable, CaseIterable {
    /// English.
    case english = "en"
    /// Simplified Chinese.
    case simplifiedChinese = "zh-Hans"
}
