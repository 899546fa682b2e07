// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import Testing

@Suite("Settings")
struct SettingsTests {
    @Test(
        "Every change in every state, with every key set, sets what it names and nothing else",
        arguments: RuleSet.all
    )
    func everyChange(_ rules: RuleSet) {
        let machine = PermissionMachine(rules)
        for edit in SettingsEdit.all {
            for keys in Set<UsageKey>.all {
                for state in PermissionState.all where state.servicesOn != state.restricted {
                    let expected = Self.isOffered(edit, rules, keys) ? Self.result(of: edit, in: state) : nil
                    let found = machine.settings(edit, usageTexts: keys, in: state)?.state
                    if found != expected {
                        Issue.record("\(edit), \(keys.sorted()), \(state.summary): \(found as Any)")
                    }
                }
            }
        }
    }

    private static func isOffered(_ edit: SettingsEdit, _ rules: RuleSet, _ keys: Set<UsageKey>) -> Bool {
        switch (edit, rules.first.major) {
        case (.access(.askNextTime), let major): major >= 13
        case (.access(.whileUsing), ..<11): keys.contains(.whenInUse)
        case (.access(.always), ..<11): keys.contains(.always)
        case (.access(.always), _): keys.contains(.alwaysAndWhenInUse)
        case (.precise, let major), (.widgets, let major): major >= 14
        default: true
        }
    }

    private static func result(of edit: SettingsEdit, in state: PermissionState) -> PermissionState {
        var next = state
        switch edit {
        case .access(let access):
            next.grant = [.never: .denied, .askNextTime: .unasked, .whileUsing: .whenInUse, .always: .always][access]!
            if access == .never || access == .askNextTime { next.temporaryPrecise = false }
        case .precise(let isOn):
            next.precise = isOn
            if !isOn { next.temporaryPrecise = false }
        case .widgets(let isOn): next.widgets = isOn
        case .locationServices(let isOn): next.servicesOn = isOn
        case .restricted(let isOn): next.restricted = isOn
        case .resetLocationAndPrivacy:
            (next.grant, next.alwaysAsked, next.temporaryPrecise, next.widgets) = (.unasked, false, false, false)
        }
        return next
    }

    @Test(
        "Lists what an app may be given, in the order Settings shows it",
        arguments: [
            (RuleSet.ios8, [], [SettingsAccess.never]),
            (.ios8, [.always], [.never, .always]),
            (.ios8, [.whenInUse, .alwaysAndWhenInUse], [.never, .whileUsing]),
            (.ios8, [.whenInUse, .always], [.never, .whileUsing, .always]),
            (.ios11, [.always], [.never, .whileUsing]),
            (.ios11, [.alwaysAndWhenInUse], [.never, .whileUsing, .always]),
            (.ios13, [.whenInUse], [.never, .askNextTime, .whileUsing]),
            (.ios18, [.whenInUse, .alwaysAndWhenInUse], [.never, .askNextTime, .whileUsing, .always]),
        ] as [(RuleSet, Set<UsageKey>, [SettingsAccess])]
    )
    func choices(_ rules: RuleSet, _ keys: Set<UsageKey>, _ choices: [SettingsAccess]) {
        #expect(PermissionMachine(rules).settingsChoices(usageTexts: keys) == choices)
    }

    @Test("A never-asked app reads 0, 2, 0 when Location Services go off and on", arguments: RuleSet.all)
    func servicesOffAndOn(_ rules: RuleSet) throws {
        let app = try Conversation(rules)
        app.settings(.locationServices(false))
        app.settings(.locationServices(true))
        #expect(app.callbacks == [2, 0])
    }

    @Test("Location Services and restriction give back what each app had", arguments: RuleSet.all, AccessGrant.allCases)
    func restoresEarlierStatus(_ rules: RuleSet, _ grant: AccessGrant) throws {
        let app = try Conversation(rules, from: PermissionState(grant: grant))
        let status = app.status
        app.settings(.locationServices(false))
        app.settings(.locationServices(true))
        app.settings(.restricted(true))
        app.settings(.restricted(false))
        #expect(app.callbacks == (status == 2 ? [1, 2] : [2, status, 1, status]))
    }

    @Test("Always, While Using, Never, While Using: one callback per real change", arguments: RuleSet.all)
    func everyRealChange(_ rules: RuleSet) throws {
        let app = try Conversation(rules, from: PermissionState(grant: .always))
        for access in [SettingsAccess.always, .whileUsing, .whileUsing, .never, .never, .whileUsing] {
            app.settings(.access(access))
        }
        #expect(app.callbacks == [4, 2, 4])
    }

    @Test("The Precise switch is a visible change without a change of status", arguments: RuleSet.withAccuracy)
    func preciseSwitch(_ rules: RuleSet) throws {
        let app = try Conversation(rules, from: PermissionState(grant: .whenInUse))
        app.settings(.precise(false))
        #expect(app.accuracy == .reduced)
        app.settings(.precise(true))
        #expect(app.callbacks == [4, 4])
    }

    @Test("While undetermined the app reads full accuracy wherever the switch stands", arguments: RuleSet.withAccuracy)
    func preciseWhileUndetermined(_ rules: RuleSet) throws {
        let app = try Conversation(rules)
        app.settings(.precise(false))
        #expect(app.accuracy == .full)
        #expect(app.callbacks == [])
        app.ask(.whenInUse, choose: .allowWhileUsing)
        #expect(app.accuracy == .reduced)
        #expect(app.callbacks == [4])
    }

    @Test("Ask Next Time makes the app undetermined and lets it prompt again", arguments: RuleSet.withAllowOnce)
    func askNextTime(_ rules: RuleSet) throws {
        let app = try Conversation(rules, from: PermissionState(grant: .denied))
        app.settings(.access(.askNextTime))
        #expect(app.ask(.whenInUse, choose: .allowWhileUsing) == .first13)
        #expect(app.callbacks == [0, 4])
    }

    @Test("Reset Location & Privacy forgets the decision and the used-up upgrade", arguments: RuleSet.all)
    func reset(_ rules: RuleSet) throws {
        let app = try Conversation(rules, from: PermissionState(grant: .whenInUse, alwaysAsked: true))
        app.settings(.resetLocationAndPrivacy)
        #expect(app.callbacks == [0])
        app.ask(.whenInUse, choose: rules < .ios13 ? .allow : .allowWhileUsing)
        #expect(app.callbacks == [0, 4])
        let upgrade: PromptID? = ["11": .upgrade11, "8": nil, "13.0": nil][rules.name] ?? .upgrade13
        #expect(app.ask(.always) == upgrade)
    }
}
