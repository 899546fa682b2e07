// SPDX-License-Identifier: Apache-2.0

extension SystemPromptRule {
    /// The prompts the system raises by itself.
    static let table: [SystemPromptRule] = [
        SystemPromptRule(
            ledger: LedgerRow(
                "SYS-PROVISIONAL-ENDS",
                area: "system prompts",
                "The first event that only Always may have raises the upgrade prompt for a provisional grant.",
                rules: .ios13On,
                .documented,
                source: "WWDC19 705",
                switchName: .upgradeTextKey
            ),
            trigger: .alwaysEventDue,
            grants: [.provisionalAlways],
            prompt: .upgrade13,
            text: .alwaysAndWhenInUse
        ),
        SystemPromptRule(
            ledger: LedgerRow(
                "SYS-REMINDER-8",
                area: "system prompts",
                "After some days of background use the system reminds the user of an app with Always.",
                rules: .ios8To10,
                .documented,
                source: "WWDC14 706",
                switchName: .reminderAfterDays
            ),
            trigger: .backgroundUse,
            grants: [.always],
            prompt: .reminder,
            text: .always
        ),
        SystemPromptRule(
            ledger: LedgerRow(
                "SYS-REMINDER-11",
                area: "system prompts",
                "After some days of background use the system reminds the user of an app with Always.",
                rules: .ios11On,
                .reported,
                source: "seen on devices",
                switchName: .reminderAfterDays
            ),
            trigger: .backgroundUse,
            grants: [.always, .provisionalAlways],
            prompt: .reminder,
            text: .alwaysAndWhenInUse
        ),
    ]
}
