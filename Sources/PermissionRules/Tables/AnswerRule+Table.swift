// SPDX-License-Identifier: Apache-2.0

extension AnswerRule {
    /// What each button of each prompt does.
    static let table: [AnswerRule] = twoButtons + ios11 + ios13 + others

    private static let twoButtons: [AnswerRule] = [
        row("ANS-8-WIU-ALLOW", .wiu8, .allow, .init(grant: .whenInUse), .ios8To12, "WWDC14 706"),
        row("ANS-8-WIU-REFUSE", .wiu8, .dontAllow, refused, .ios8To12, "WWDC14 706"),
        row("ANS-8-ALWAYS-ALLOW", .always8, .allow, .init(grant: .always), .ios8To10, "WWDC14 706"),
        row("ANS-8-ALWAYS-REFUSE", .always8, .dontAllow, refused, .ios8To10, "WWDC14 706"),
        row(
            "ANS-8-UPGRADE-ALLOW",
            .upgrade8,
            .allow,
            .init(grant: .always, usesUpUpgrade: true),
            .ios8To10,
            "nickoneill/PermissionScope#24",
            .reported,
            flag: .allowUpgradeOniOS8
        ),
        row(
            "ANS-8-UPGRADE-REFUSE",
            .upgrade8,
            .dontAllow,
            .init(usesUpUpgrade: true, isRefusal: true),
            .ios8To10,
            "nickoneill/PermissionScope#24",
            .reported,
            flag: .allowUpgradeOniOS8
        ),
    ]

    private static let ios11: [AnswerRule] = [
        row(
            "ANS-11-ALWAYS-ALLOW",
            .always11,
            .alwaysAllow,
            .init(grant: .always, usesUpUpgrade: true),
            .ios11To12,
            "WWDC17 713"
        ),
        row(
            "ANS-11-ALWAYS-WIU",
            .always11,
            .onlyWhileUsing,
            .init(grant: .whenInUse, usesUpUpgrade: true),
            .ios11To12,
            "WWDC17 713"
        ),
        row("ANS-11-ALWAYS-REFUSE", .always11, .dontAllow, refused, .ios11To12, "WWDC17 713"),
        row(
            "ANS-11-UPGRADE-ALLOW",
            .upgrade11,
            .alwaysAllow,
            .init(grant: .always, usesUpUpgrade: true),
            .ios11To12,
            "WWDC17 713"
        ),
        row(
            "ANS-11-UPGRADE-KEEP",
            .upgrade11,
            .keepOnlyWhileUsing,
            .init(usesUpUpgrade: true),
            .ios11To12,
            "WWDC17 713; radar 35275366"
        ),
    ]

    private static let ios13: [AnswerRule] = [
        row(
            "ANS-13-FIRST-WIU",
            .first13,
            .allowWhileUsing,
            .init(grant: .whenInUse),
            .ios13On,
            "WWDC19 705",
            request: .whenInUse
        ),
        row(
            "ANS-13-FIRST-ALWAYS",
            .first13,
            .allowWhileUsing,
            .init(grant: .provisionalAlways, usesUpUpgrade: true),
            .ios13On,
            "WWDC19 705",
            request: .always
        ),
        row("ANS-13-FIRST-ONCE", .first13, .allowOnce, .init(grant: .once), .ios13On, "WWDC19 705"),
        row("ANS-13-FIRST-REFUSE", .first13, .dontAllow, refused, .ios13On, "WWDC19 705"),
        row(
            "ANS-13-UPGRADE-ALLOW",
            .upgrade13,
            .changeToAlwaysAllow,
            .init(grant: .always, usesUpUpgrade: true),
            .ios13On,
            "WWDC19 705; reference page of requestAlwaysAuthorization()"
        ),
        row(
            "ANS-13-PROVISIONAL-KEEP",
            .upgrade13,
            .keepOnlyWhileUsing,
            .init(grant: .whenInUse, usesUpUpgrade: true),
            .ios13On,
            "WWDC19 705",
            grants: [.provisionalAlways]
        ),
        row(
            "ANS-13-UPGRADE-KEEP",
            .upgrade13,
            .keepOnlyWhileUsing,
            .init(usesUpUpgrade: true),
            .ios13On,
            "reference page of requestAlwaysAuthorization()"
        ),
    ]

    private static let others: [AnswerRule] = [
        row(
            "ANS-14-TEMP-ALLOW",
            .tempFull14,
            .allowOnce,
            .init(allowsPrecise: true),
            .ios14On,
            "reference page of requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)"
        ),
        row(
            "ANS-14-TEMP-REFUSE",
            .tempFull14,
            .dontAllow,
            .init(isRefusal: true),
            .ios14On,
            "reference page of requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)",
            flag: .tempAccuracyDeclineIsError
        ),
        row("ANS-REMINDER-KEEP", .reminder, .keep, .init(), RuleSet.all, "WWDC14 706"),
        row(
            "ANS-REMINDER-SETTINGS",
            .reminder,
            .settings,
            .init(opensSettings: true),
            .ios8To12,
            "seen on devices",
            .reported
        ),
        row(
            "ANS-REMINDER-CHANGE",
            .reminder,
            .changeToWhileUsing,
            .init(grant: .whenInUse),
            .ios13On,
            "seen on devices",
            .reported
        ),
        row(
            "ANS-SERVICES-SETTINGS",
            .servicesOff,
            .settings,
            .init(opensSettings: true),
            RuleSet.all,
            "seen on devices",
            .reported
        ),
        row("ANS-SERVICES-CANCEL", .servicesOff, .cancel, .init(), RuleSet.all, "seen on devices", .reported),
        row(
            "ANS-DATA-ALL",
            .wirelessData,
            .wlanAndCellular,
            .init(wirelessData: .allowed),
            RuleSet.all,
            "seen on mainland devices",
            .reported
        ),
        row(
            "ANS-DATA-WLAN",
            .wirelessData,
            .wlanOnly,
            .init(wirelessData: .allowed),
            RuleSet.all,
            "seen on mainland devices; the simulated phone is on WLAN",
            .inferred
        ),
        row(
            "ANS-DATA-REFUSE",
            .wirelessData,
            .dontAllow,
            .init(isRefusal: true, wirelessData: .denied),
            RuleSet.all,
            "seen on mainland devices",
            .reported
        ),
    ]

    private static let refused = AnswerEffect(grant: .denied, isRefusal: true)

    private static func row(
        _ id: String,
        _ prompt: PromptID,
        _ option: PromptOption,
        _ effect: AnswerEffect,
        _ rules: [RuleSet],
        _ source: String,
        _ confidence: RuleConfidence = .documented,
        request: AuthorizationRequest? = nil,
        grants: Set<AccessGrant>? = nil,
        flag: SwitchName? = nil
    ) -> AnswerRule {
        AnswerRule(
            ledger: LedgerRow(
                id,
                area: "answers",
                statement(prompt, option, effect, request, grants),
                rules: rules,
                confidence,
                source: source,
                switchName: flag
            ),
            prompt: prompt,
            request: request,
            grants: grants,
            option: option,
            effect: effect
        )
    }

    private static func statement(
        _ prompt: PromptID,
        _ option: PromptOption,
        _ effect: AnswerEffect,
        _ request: AuthorizationRequest?,
        _ grants: Set<AccessGrant>?
    ) -> String {
        var consequences: [String] = []
        if let grant = effect.grant { consequences.append("makes the grant \(grant.rawValue)") }
        if effect.usesUpUpgrade { consequences.append("uses up the Always upgrade") }
        if effect.allowsPrecise { consequences.append("allows precise location for this use") }
        if effect.opensSettings { consequences.append("opens Settings") }
        if let access = effect.wirelessData { consequences.append("makes network access \(access.rawValue)") }
        let subject = "\(option.rawValue) on \(prompt.rawValue)"
        let cause = request.map { " after a request for \($0.rawValue)" } ?? ""
        let from = grants.map { " from \($0.map(\.rawValue).sorted().joined(separator: " or "))" } ?? ""
        return subject + cause + from + " "
            + (consequences.isEmpty ? "changes nothing" : consequences.joined(separator: " and ")) + "."
    }
}
