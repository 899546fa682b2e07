// SPDX-License-Identifier: Apache-2.0

extension SettingsLinkRule {
    /// Where links into Settings lead, one row for each scheme and range of versions.
    ///
    /// The rule sets of a row are those that its versions fall into: iOS 9 and 10 share one and differ here.
    public static let table: [SettingsLinkRule] = [
        row(
            "LINK-PREFS-8",
            "A prefs: link opens its page, if the app lists the scheme among its own.",
            .ios8To10,
            "prefs",
            until: 10,
            .page,
            .reported,
            "phynet/iOS-URL-Schemes"
        ),
        row(
            "LINK-PREFS-10",
            "A prefs: link of an app opens nothing from iOS 10 on.",
            RuleSet.all,
            "prefs",
            from: 10,
            .nothing,
            .reported,
            "phynet/iOS-URL-Schemes; the App Store refuses such apps"
        ),
        row(
            "LINK-APP-PREFS-8",
            "App-Prefs: links are not known before iOS 10.",
            .ios8To10,
            "app-prefs",
            until: 10,
            .nothing,
            .reported,
            "phynet/iOS-URL-Schemes"
        ),
        row(
            "LINK-APP-PREFS-10",
            "On iOS 10 an App-Prefs: link opens its page.",
            .ios8To10,
            "app-prefs",
            from: 10,
            until: 11,
            .page,
            .reported,
            "phynet/iOS-URL-Schemes"
        ),
        row(
            "LINK-APP-PREFS-11",
            "From iOS 11 an App-Prefs: link opens Settings, and no longer its page for certain.",
            .ios11On,
            "app-prefs",
            from: 11,
            .settings,
            .reported,
            "phynet/iOS-URL-Schemes#12 and #13; reports about single pages disagree"
        ),
        row(
            "LINK-OWN-PAGE",
            "UIApplication.openSettingsURLString opens the app's own page in Settings.",
            RuleSet.all,
            "app-settings",
            .ownPage,
            .documented,
            "reference page of openSettingsURLString"
        ),
        row(
            "LINK-NOTIFICATIONS",
            "UIApplication.openNotificationSettingsURLString opens the app's notifications in Settings from iOS 16 on.",
            .ios14On,
            "app-settings",
            rest: "notifications",
            from: 16,
            .notifications,
            .documented,
            "reference page of openNotificationSettingsURLString"
        ),
        other,
    ]

    /// The row of every link that no other row has.
    static let other = row(
        "LINK-OTHER",
        "The phone opens no other links: it has no other apps.",
        RuleSet.all,
        nil,
        .nothing,
        .assumed,
        "a phone with one app"
    )

    private static func row(
        _ id: String,
        _ statement: String,
        _ rules: [RuleSet],
        _ scheme: String?,
        rest: String? = nil,
        from first: Int = 8,
        until end: Int? = nil,
        _ destination: Destination,
        _ confidence: RuleConfidence,
        _ source: String
    ) -> SettingsLinkRule {
        SettingsLinkRule(
            ledger: LedgerRow(id, area: "settings links", statement, rules: rules, confidence, source: source),
            scheme: scheme,
            rest: rest,
            first: IOSVersion(unchecked: first, 0),
            end: end.map { IOSVersion(unchecked: $0, 0) },
            destination: destination
        )
    }
}
