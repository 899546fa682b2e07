// SPDX-License-Identifier: Apache-2.0

extension UsageTextRequirement {
    static let table: [UsageTextRequirement] = [
        row(
            "KEY-WIU",
            .whenInUse,
            [.whenInUse],
            "A When-In-Use request needs NSLocationWhenInUseUsageDescription.",
            RuleSet.all,
            "CLLocationManager.h (10.12 and 12.1 SDK); WWDC14 706"
        ),
        row(
            "KEY-ALWAYS-8",
            .always,
            [.always],
            "On iOS 8 to 10 an Always request needs NSLocationAlwaysUsageDescription.",
            .ios8To10,
            "CLLocationManager.h (10.12 SDK); WWDC14 706"
        ),
        row(
            "KEY-ALWAYS-11",
            .always,
            [.whenInUse, .alwaysAndWhenInUse],
            "From iOS 11 an Always request needs NSLocationWhenInUseUsageDescription and "
                + "NSLocationAlwaysAndWhenInUseUsageDescription.",
            .ios11On,
            "CLLocationManager.h (12.1 SDK); WWDC17 713"
        ),
    ]

    private static func row(
        _ id: String,
        _ request: AuthorizationRequest,
        _ required: Set<UsageKey>,
        _ statement: String,
        _ rules: [RuleSet],
        _ source: String
    ) -> UsageTextRequirement {
        UsageTextRequirement(
            ledger: LedgerRow(id, area: "usage texts", statement, rules: rules, .documented, source: source),
            request: request,
            required: required
        )
    }
}
