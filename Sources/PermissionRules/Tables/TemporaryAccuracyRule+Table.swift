// SPDX-License-Identifier: Apache-2.0

extension TemporaryAccuracyRule {
    /// What a temporary-full-accuracy request does; the first row that matches decides.
    static let table: [TemporaryAccuracyRule] = [
        row(
            "TEMP-UNAUTHORIZED",
            "Without permission the request is declined without a prompt.",
            .inferred,
            authorized: false,
            .declined
        ),
        row(
            "TEMP-ALREADY-FULL",
            "With full accuracy the request is declined without a prompt.",
            .documented,
            accuracy: .full,
            .declined
        ),
        row(
            "TEMP-BACKGROUND",
            "Off screen the request is declined without a prompt.",
            .documented,
            presence: [.grace, .indicator, .background],
            .declined
        ),
        row(
            "TEMP-UNKNOWN-KEY",
            "A purpose key without a text is declined without a prompt.",
            .documented,
            hasPurposeText: false,
            flag: .tempAccuracyUnknownKeyCode,
            .unknownPurposeKey
        ),
        row(
            "TEMP-PROMPT-ON-SCREEN",
            "While another prompt is on screen the request is declined.",
            .inferred,
            promptOnScreen: true,
            .declined
        ),
        row("TEMP-PROMPT", "Otherwise the prompt shows the purpose key's text.", .documented, .prompt),
    ]

    private static func row(
        _ id: String,
        _ statement: String,
        _ confidence: RuleConfidence,
        authorized: Bool? = nil,
        accuracy: VisibleAccuracy? = nil,
        presence: Set<AppPresence>? = nil,
        hasPurposeText: Bool? = nil,
        promptOnScreen: Bool? = nil,
        flag: SwitchName? = nil,
        _ effect: TemporaryAccuracyEffect
    ) -> TemporaryAccuracyRule {
        TemporaryAccuracyRule(
            ledger: LedgerRow(
                id,
                area: "temporary accuracy",
                statement,
                rules: .ios14On,
                confidence,
                source: "reference page of requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)",
                switchName: flag
            ),
            authorized: authorized,
            accuracy: accuracy,
            presence: presence,
            hasPurposeText: hasPurposeText,
            promptOnScreen: promptOnScreen,
            effect: effect
        )
    }
}
