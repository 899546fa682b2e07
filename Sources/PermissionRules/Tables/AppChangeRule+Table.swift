// SPDX-License-Identifier: Apache-2.0

extension AppChangeRule {
    /// What an update, a new installation and a newer iOS leave of a decision.
    static let table: [AppChangeRule] = [
        row(
            "UPDATE-ALWAYS-LOST",
            "An update without the texts for Always leaves While Using of Always.",
            .documented,
            "WWDC14 706",
            .update,
            grants: [.provisionalAlways, .always],
            lost: .always,
            SettingsEffect(grant: .whenInUse)
        ),
        row(
            "UPDATE-WIU-LOST",
            "An update without the text for While Using makes an allowed app undetermined; a refusal stays.",
            .documented,
            "WWDC14 706",
            .update,
            grants: [.once, .whenInUse],
            lost: .whenInUse,
            SettingsEffect(grant: .unasked)
        ),
        row(
            "INSTALL-AGAIN",
            "An app that is installed again has never asked.",
            .reported,
            "plug-in reports",
            .reinstall,
            SettingsEffect(
                grant: .unasked,
                precise: true,
                alwaysAsked: false,
                widgets: false,
                endsTemporaryPrecise: true
            )
        ),
        row(
            "UPGRADE-PRECISE",
            "A grant from before iOS 14 is kept, and is precise.",
            .reported,
            "radar.com on approximate location",
            rules: .beforeIOS14,
            .systemUpgrade,
            SettingsEffect(precise: true)
        ),
    ]

    private static func row(
        _ id: String,
        _ statement: String,
        _ confidence: RuleConfidence,
        _ source: String,
        rules: [RuleSet] = RuleSet.all,
        _ change: AppChange,
        grants: Set<AccessGrant>? = nil,
        lost: AuthorizationRequest? = nil,
        _ effect: SettingsEffect
    ) -> AppChangeRule {
        AppChangeRule(
            ledger: LedgerRow(id, area: "installation", statement, rules: rules, confidence, source: source),
            change: change,
            grants: grants,
            lost: lost,
            effect: effect
        )
    }
}
