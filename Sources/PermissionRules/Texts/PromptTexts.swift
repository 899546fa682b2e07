// SPDX-License-Identifier: Apache-2.0

/// What the system's prompts say; the usage text of the app stands below the title.
///
/// Wording as seen on devices; it is cosmetic and no rule depends on it.
public struct PromptTexts: Sendable {
    private let language: PromptLanguage
    private let rules: RuleSet

    /// The texts of one rule set in one language.
    public init(_ language: PromptLanguage, _ rules: RuleSet) {
        self.language = language
        self.rules = rules
    }

    /// The title of a prompt for an app of that name.
    public func title(_ prompt: PromptID, app name: String) -> String {
        let row = Self.titles.first { $0.prompt == prompt && $0.rules.contains(rules) }
        let pattern = language == .english ? row?.english : row?.chinese
        return (pattern ?? "%@").replacing("%@", with: name)
    }

    /// The words on a button.
    public func button(_ option: PromptOption, on prompt: PromptID) -> String {
        let row = Self.buttons.first { $0.option == option && ($0.prompt == nil || $0.prompt == prompt) }
        return (language == .english ? row?.english : row?.chinese) ?? option.rawValue
    }

    /// The words beside the Precise switch.
    public func preciseSwitch(isOn: Bool) -> String {
        switch (language, isOn) {
        case (.english, true): "Precise: On"
        case (.english, false): "Precise: Off"
        case (.simplifiedChinese, true): "精确位置：开"
        case (.simplifiedChinese, false): "精确位置：关"
        }
    }
}
