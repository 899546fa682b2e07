// SPDX-License-Identifier: Apache-2.0

extension AccuracyRule {
    /// What an app reads; the first row that matches decides.
    static let table: [AccuracyRule] = [
        row("ACC-BEFORE-14", "Before iOS 14 every location is precise.", .beforeIOS14, nil, nil, nil, .full),
        row("ACC-UNASKED", "An undecided app reads full accuracy.", .ios14On, [.unasked], nil, nil, .full),
        row("ACC-PRECISE", "With the Precise switch on the app reads full accuracy.", .ios14On, nil, true, nil, .full),
        row(
            "ACC-TEMPORARY",
            "While precise location is allowed for this use the app reads full accuracy.",
            .ios14On,
            nil,
            nil,
            true,
            .full
        ),
        row("ACC-REDUCED", "Otherwise the app reads reduced accuracy.", .ios14On, nil, nil, nil, .reduced),
    ]

    private static func row(
        _ id: String,
        _ statement: String,
        _ rules: [RuleSet],
        _ grants: Set<AccessGrant>?,
        _ precise: Bool?,
        _ temporary: Bool?,
        _ accuracy: VisibleAccuracy
    ) -> AccuracyRule {
        AccuracyRule(
            ledger: LedgerRow(
                id,
                area: "accuracy",
                statement,
                rules: rules,
                .documented,
                source: "CLLocationManager.h (12.1 SDK); WWDC20 10660"
            ),
            grants: grants,
            precise: precise,
            temporaryPrecise: temporary,
            accuracy: accuracy
        )
    }
}
