// SPDX-License-Identifier: Apache-2.0

extension RequestRule {
    /// Environment first, then the transitions by rule set, then silence.
    static let table: [RequestRule] = environment + otherBuilds + ios8 + ios11 + ios13 + ios13Point4 + silence

    private static let environment: [RequestRule] = [
        row(
            "ENV-NO-TEXT-8",
            "A request whose usage text is missing does nothing.",
            .ios8To10,
            .documented,
            "CLLocationManager.h (10.12 SDK)",
            both,
            .init(lacksUsageText: true),
            .nothing(console: false)
        ),
        row(
            "ENV-NO-TEXT-11",
            "A request whose usage text is missing does nothing but leave a line on the console.",
            .ios11On,
            .documented,
            "CLLocationManager.h (12.1 SDK); console line reported by several projects",
            both,
            .init(lacksUsageText: true),
            .nothing(console: true)
        ),
        row(
            "ENV-NOT-FOREGROUND-8",
            "A request from an app that is not in the foreground does nothing.",
            .ios8To12,
            .inferred,
            "the iOS 13 text, applied to versions whose text is silent",
            both,
            .init(presence: [.grace, .indicator, .background]),
            .nothing(console: false)
        ),
        row(
            "ENV-NOT-FOREGROUND-13",
            "A request from an app that is not in the foreground does nothing.",
            .ios13On,
            .documented,
            "reference page of requestWhenInUseAuthorization(); WWDC19 705",
            both,
            .init(presence: [.grace, .indicator, .background]),
            .nothing(console: false)
        ),
        row(
            "ENV-PROMPT-ON-SCREEN",
            "A request while a prompt is on screen does nothing; the first one's text stays.",
            RuleSet.all,
            .reported,
            "WWDC14 706; plug-in reports",
            both,
            .init(promptOnScreen: true),
            .nothing(console: false)
        ),
        row(
            "ENV-SERVICES-OFF",
            "With Location Services off a request shows the alert that leads to Settings.",
            RuleSet.all,
            .documented,
            "CLLocationManager.h (12.1 SDK)",
            both,
            .init(servicesOn: false),
            .prompt(.servicesOff, text: nil)
        ),
        row(
            "ENV-RESTRICTED",
            "A request while location is restricted does nothing.",
            RuleSet.all,
            .documented,
            "reference page of CLAuthorizationStatus",
            both,
            .init(restricted: true),
            .nothing(console: false)
        ),
    ]

    private static let ios8: [RequestRule] = [
        row(
            "REQ-8-WIU",
            "An undetermined app's When-In-Use request prompts with the When-In-Use text.",
            .ios8To12,
            .documented,
            "CLLocationManager.h (10.12 SDK); WWDC14 706",
            [.whenInUse],
            .init(grants: [.unasked]),
            .prompt(.wiu8, text: .whenInUse)
        ),
        row(
            "REQ-8-ALWAYS",
            "An undetermined app's Always request prompts with the Always text.",
            .ios8To10,
            .documented,
            "CLLocationManager.h (10.12 SDK); WWDC14 706",
            [.always],
            .init(grants: [.unasked]),
            .prompt(.always8, text: .always)
        ),
        row(
            "REQ-8-UPGRADE",
            "Contested: an Always request after a When-In-Use grant prompts once.",
            .ios8To10,
            .reported,
            "nickoneill/PermissionScope#24 (2015), one report",
            [.always],
            .init(grants: [.whenInUse], alwaysAsked: false, flag: .allowUpgradeOniOS8),
            .prompt(.upgrade8, text: .always)
        ),
    ]

    private static let ios11: [RequestRule] = [
        row(
            "REQ-11-ALWAYS",
            "An undetermined app's Always request offers three choices.",
            .ios11To12,
            .documented,
            "WWDC17 713",
            [.always],
            .init(grants: [.unasked]),
            .prompt(.always11, text: .alwaysAndWhenInUse)
        ),
        row(
            "REQ-11-UPGRADE",
            "An Always request after a When-In-Use grant prompts once more, once ever.",
            .ios11To12,
            .documented,
            "WWDC17 713",
            [.always],
            .init(grants: [.whenInUse], alwaysAsked: false),
            .prompt(.upgrade11, text: .alwaysAndWhenInUse),
            switchName: .upgradeTextKey
        ),
    ]

    private static let ios13: [RequestRule] = [
        row(
            "REQ-13-FIRST",
            "An undetermined app's request, whichever it is, prompts with the When-In-Use text.",
            .ios13On,
            .documented,
            "WWDC19 705",
            both,
            .init(grants: [.unasked]),
            .prompt(.first13, text: .whenInUse)
        ),
        row(
            "REQ-13-SILENT-UPGRADE",
            "An Always request after a When-In-Use grant gives provisional Always silently.",
            .ios13To13Point3,
            .documented,
            "WWDC20 session as quoted in ContactAssistApp/mobile#318",
            [.always],
            .init(grants: [.whenInUse], alwaysAsked: false),
            .becomes(.provisionalAlways)
        ),
    ]

    private static let ios13Point4: [RequestRule] = [
        row(
            "REQ-13.4-UPGRADE",
            "An Always request after a When-In-Use grant prompts at once, once ever.",
            .ios13Point4On,
            .documented,
            "reference page of requestAlwaysAuthorization()",
            [.always],
            .init(grants: [.whenInUse], alwaysAsked: false),
            .prompt(.upgrade13, text: .alwaysAndWhenInUse),
            switchName: .upgradeTextKey
        ),
        row(
            "REQ-13-ONCE-UPGRADE",
            "Contested: an Always request after Allow Once shows the upgrade prompt.",
            .ios13On,
            .reported,
            "one report against the reference page",
            [.always],
            .init(grants: [.once], alwaysAsked: false, flag: .alwaysAfterOncePrompts),
            .prompt(.upgrade13, text: .alwaysAndWhenInUse)
        ),
    ]

    private static let silence: [RequestRule] = [
        row(
            "REQ-ONCE",
            "An Always request after Allow Once is ignored.",
            .ios13On,
            .documented,
            "reference page of requestAlwaysAuthorization(); expo/expo#35453",
            [.always],
            .init(grants: [.once]),
            .nothing(console: false)
        ),
        row(
            "REQ-8-NO-UPGRADE",
            "An Always request after a When-In-Use grant does nothing.",
            .ios8To10,
            .documented,
            "CLLocationManager.h (10.12 SDK); WWDC14 706",
            [.always],
            .init(grants: [.whenInUse]),
            .nothing(console: false)
        ),
        row(
            "REQ-UPGRADE-USED",
            "An Always request after the one upgrade was used up does nothing.",
            .ios11On,
            .documented,
            "WWDC17 713; reference page of requestAlwaysAuthorization()",
            [.always],
            .init(grants: [.whenInUse], alwaysAsked: true),
            .nothing(console: false)
        ),
        row(
            "REQ-DETERMINED",
            "A request by an app whose status is determined does nothing.",
            RuleSet.all,
            .documented,
            "CLLocationManager.h (12.1 SDK)",
            both,
            .init(),
            .nothing(console: false)
        ),
    ]

    private static let both: Set<AuthorizationRequest> = [.whenInUse, .always]

    /// Makes one row.
    static func row(
        _ id: String,
        _ statement: String,
        _ rules: [RuleSet],
        _ confidence: RuleConfidence,
        _ source: String,
        _ requests: Set<AuthorizationRequest>,
        builds: Set<AppBuild>? = nil,
        _ condition: Condition,
        _ effect: RequestEffect,
        switchName: SwitchName? = nil
    ) -> RequestRule {
        RequestRule(
            ledger: LedgerRow(
                id,
                area: "requests",
                statement,
                rules: rules,
                confidence,
                source: source,
                switchName: condition.flag ?? switchName
            ),
            requests: requests,
            builds: builds,
            condition: condition,
            effect: effect
        )
    }
}
