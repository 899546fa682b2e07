// SPDX-License-Identifier: Apache-2.0

extension SettingsRule {
    /// What Settings offers and what each choice sets.
    static let table: [SettingsRule] = [
        row(
            "SET-NEVER",
            "Never refuses.",
            RuleSet.all,
            .documented,
            .access(.never),
            SettingsEffect(grant: .denied, endsTemporaryPrecise: true)
        ),
        row(
            "SET-ASK",
            "Ask Next Time makes the app undetermined again.",
            .ios13On,
            .reported,
            .access(.askNextTime),
            SettingsEffect(grant: .unasked, endsTemporaryPrecise: true),
            flag: .askNextTimeMeansUnasked
        ),
        row(
            "SET-WHILE-USING-8",
            "Settings offers While Using where the When-In-Use text is present; it ends Always.",
            .ios8To10,
            .documented,
            .access(.whileUsing),
            needs: .whenInUse,
            SettingsEffect(grant: .whenInUse)
        ),
        row(
            "SET-WHILE-USING-11",
            "Settings always offers While Using, so that no app offers Always alone; it ends provisional and "
                + "permanent Always.",
            .ios11On,
            .documented,
            .access(.whileUsing),
            SettingsEffect(grant: .whenInUse)
        ),
        row(
            "SET-ALWAYS-8",
            "Settings offers Always where the Always text is present.",
            .ios8To10,
            .documented,
            .access(.always),
            needs: .always,
            SettingsEffect(grant: .always)
        ),
        row(
            "SET-ALWAYS-11",
            "Settings offers Always where the Always-and-When-In-Use text is present.",
            .ios11On,
            .documented,
            .access(.always),
            needs: .alwaysAndWhenInUse,
            builds: [.current],
            SettingsEffect(grant: .always)
        ),
        row(
            "SET-ALWAYS-SDK10",
            "Settings offers Always to an app built with an older SDK where the old Always text is present.",
            .ios11On,
            .inferred,
            .access(.always),
            needs: .always,
            builds: [.sdk8to10],
            SettingsEffect(grant: .always)
        ),
        row(
            "SET-PRECISE-ON",
            "The Precise switch gives full accuracy.",
            .ios14On,
            .documented,
            .precise(true),
            SettingsEffect(precise: true)
        ),
        row(
            "SET-PRECISE-OFF",
            "The Precise switch gives reduced accuracy.",
            .ios14On,
            .documented,
            .precise(false),
            SettingsEffect(precise: false, endsTemporaryPrecise: true)
        ),
        row(
            "SET-WIDGETS-ON",
            "The user may let the widgets of an app use location.",
            .ios14On,
            .documented,
            .widgets(true),
            SettingsEffect(widgets: true)
        ),
        row(
            "SET-WIDGETS-OFF",
            "The user may forbid the widgets of an app to use location.",
            .ios14On,
            .documented,
            .widgets(false),
            SettingsEffect(widgets: false)
        ),
        row(
            "SET-SERVICES-OFF",
            "Location Services off concerns every app.",
            RuleSet.all,
            .documented,
            .locationServices(false),
            SettingsEffect(servicesOn: false)
        ),
        row(
            "SET-SERVICES-ON",
            "Location Services on restores what each app had.",
            RuleSet.all,
            .documented,
            .locationServices(true),
            SettingsEffect(servicesOn: true)
        ),
        row(
            "SET-RESTRICT",
            "Screen Time or device management may restrict location.",
            RuleSet.all,
            .documented,
            .restricted(true),
            SettingsEffect(restricted: true)
        ),
        row(
            "SET-UNRESTRICT",
            "Lifting the restriction restores what the app had.",
            RuleSet.all,
            .documented,
            .restricted(false),
            SettingsEffect(restricted: false)
        ),
        row(
            "SET-RESET",
            "Reset Location & Privacy makes every app undetermined, with its upgrade unused.",
            RuleSet.all,
            .documented,
            .resetLocationAndPrivacy,
            SettingsEffect(grant: .unasked, alwaysAsked: false, widgets: false, endsTemporaryPrecise: true)
        ),
    ]

    private static func row(
        _ id: String,
        _ statement: String,
        _ rules: [RuleSet],
        _ confidence: RuleConfidence,
        _ edit: SettingsEdit,
        needs: UsageKey? = nil,
        builds: Set<AppBuild>? = nil,
        _ effect: SettingsEffect,
        flag: SwitchName? = nil
    ) -> SettingsRule {
        SettingsRule(
            ledger: LedgerRow(
                id,
                area: "settings",
                statement,
                rules: rules,
                confidence,
                source: "reference pages of CLAuthorizationStatus; WWDC14 706, WWDC17 713, WWDC20 10660",
                switchName: flag
            ),
            edit: edit,
            needs: needs,
            builds: builds,
            effect: effect
        )
    }
}
