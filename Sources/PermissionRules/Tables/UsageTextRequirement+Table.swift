// SPDX-License-Identifier: Apache-2.0

extension UsageTextRequirement {
    static let table: [UsageTextRequirement] = [
        row(
            "KEY-WIU",
            .whenInUse,
            [.whenInUse],
            "A When-In-Use request needs NSLocationWhenInUseUsageDescription.",
            RuleSet.all,
            builds: [.current, .sdk8to10, .appClip],
            "CLLocationManager.h (10.12 and 12.1 SDK); WWDC14 706"
        ),
        row(
            "KEY-ALWAYS-8",
            .always,
            [.always],
            "On iOS 8 to 10 an Always request needs NSLocationAlwaysUsageDescription.",
            .ios8To10,
            builds: [.current, .sdk8to10, .appClip],
            "CLLocationManager.h (10.12 SDK); WWDC14 706"
        ),
        row(
            "KEY-ALWAYS-11",
            .always,
            [.whenInUse, .alwaysAndWhenInUse],
            "From iOS 11 an Always request needs NSLocationWhenInUseUsageDescription and "
                + "NSLocationAlwaysAndWhenInUseUsageDescription.",
            .ios11On,
            builds: [.current, .appClip],
            "CLLocationManager.h (12.1 SDK); WWDC17 713"
        ),
        row(
            "KEY-ALWAYS-SDK10",
            .always,
            [.always],
            "From iOS 11 an Always request of an app built with an older SDK needs NSLocationAlwaysUsageDescription.",
            .ios11On,
            builds: [.sdk8to10],
            "WWDC17 713"
        ),
    ]

    private static func row(
        _ id: String,
        _ request: AuthorizationRequest,
        _ required: Set<UsageKey>,
        _ statement: String,
        _ rules: [RuleSet],
        builds: Set<AppBuild>,
        _ source: String
    ) -> UsageTextRequirement {
        UsageTextRequirement(
            ledger: LedgerRow(id, area: "usage texts", statement, rules: rules, .documented, source: source),
            request: request,
            builds: builds,
            required: required
        )
    }
}
