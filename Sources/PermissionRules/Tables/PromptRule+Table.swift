// SPDX-License-Identifier: Apache-2.0

extension PromptRule {
    /// The prompt catalogue, by rule set where the buttons or the Precise switch differ.
    static let table: [PromptRule] = [
        row("PROMPT-WIU-8", .wiu8, [.dontAllow, .allow], .ios8To12),
        row("PROMPT-ALWAYS-8", .always8, [.dontAllow, .allow], .ios8To10),
        row("PROMPT-UPGRADE-8", .upgrade8, [.dontAllow, .allow], .ios8To10, .reported, flag: .allowUpgradeOniOS8),
        row("PROMPT-ALWAYS-11", .always11, [.onlyWhileUsing, .alwaysAllow, .dontAllow], .ios11To12),
        row("PROMPT-UPGRADE-11", .upgrade11, [.keepOnlyWhileUsing, .alwaysAllow], .ios11To12),
        row("PROMPT-FIRST-13", .first13, [.allowWhileUsing, .allowOnce, .dontAllow], [.ios13, .ios13Point4]),
        row("PROMPT-FIRST-14", .first13, [.allowOnce, .allowWhileUsing, .dontAllow], .ios14On, precise: true),
        row("PROMPT-UPGRADE-13", .upgrade13, [.keepOnlyWhileUsing, .changeToAlwaysAllow], .ios13On),
        row("PROMPT-TEMP-14", .tempFull14, [.allowOnce, .dontAllow], .ios14On),
        row("PROMPT-REMINDER-8", .reminder, [.settings, .keep], .ios8To12, .reported),
        row("PROMPT-REMINDER-13", .reminder, [.changeToWhileUsing, .keep], .ios13On, .reported),
        row("PROMPT-SERVICES", .servicesOff, [.settings, .cancel], RuleSet.all, .reported),
        row("PROMPT-DATA", .wirelessData, [.wlanAndCellular, .wlanOnly, .dontAllow], RuleSet.all, .reported),
    ]

    private static func row(
        _ id: String,
        _ prompt: PromptID,
        _ options: [PromptOption],
        _ rules: [RuleSet],
        _ confidence: RuleConfidence = .documented,
        precise: Bool = false,
        flag: SwitchName? = nil
    ) -> PromptRule {
        let buttons = options.map(\.rawValue).joined(separator: ", ")
        let statement = "\(prompt.rawValue) offers \(buttons)" + (precise ? " and the Precise switch." : ".")
        return PromptRule(
            ledger: LedgerRow(
                id,
                area: "prompts",
                statement,
                rules: rules,
                confidence,
                source: "WWDC14 706, WWDC17 713, WWDC19 705, WWDC20 10660; order and wording seen on devices",
                switchName: flag
            ),
            prompt: prompt,
            options: options,
            hasPreciseSwitch: precise
        )
    }
}
