// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import Testing

@Suite("Switches of contested points and policies")
struct ContestedPointTests {
    @Test("C1: the status may survive Location Services going off", arguments: RuleSet.all, AccessGrant.allCases)
    func servicesOffKeepsStatus(_ rules: RuleSet, _ grant: AccessGrant) throws {
        let app = try Conversation(
            rules,
            from: PermissionState(grant: grant),
            switches: [.servicesOffKeepsStatus: "true"]
        )
        app.settings(.locationServices(false))
        #expect(app.callbacks == [])
        #expect(app.ask(.whenInUse) == .servicesOff)
    }

    @Test("C5: the upgrade may show the old Always text", arguments: RuleSet.all)
    func upgradeTextKey(_ rules: RuleSet) throws {
        let app = try Conversation(rules, switches: [.upgradeTextKey: "always"])
        let context = RequestContext(usageTexts: app.usageTexts)
        let upgrade = app.machine.decide(.always, in: PermissionState(grant: .whenInUse), context).effect
        switch rules.name {
        case "8": #expect(upgrade == .nothing(console: false))
        case "11": #expect(upgrade == .prompt(.upgrade11, text: .always))
        case "13.0": #expect(upgrade == .becomes(.provisionalAlways))
        default: #expect(upgrade == .prompt(.upgrade13, text: .always))
        }
        let end = app.machine.systemPrompt(.alwaysEventDue, in: PermissionState(grant: .provisionalAlways))
        #expect(end?.text == (rules < .ios13 ? nil : .always))
        guard rules == .ios11 else { return }
        #expect(
            app.machine.decide(.always, in: app.state, context).effect == .prompt(.always11, text: .alwaysAndWhenInUse)
        )
    }

    @Test("C8: an Always request after Allow Once may prompt", arguments: RuleSet.withAllowOnce)
    func alwaysAfterOncePrompts(_ rules: RuleSet) throws {
        for (option, callbacks) in [(PromptOption.keepOnlyWhileUsing, [4]), (.changeToAlwaysAllow, [4, 3])] {
            let app = try Conversation(rules, switches: [.alwaysAfterOncePrompts: "true"])
            app.ask(.whenInUse, choose: .allowOnce)
            #expect(app.ask(.always, choose: option) == .upgrade13)
            #expect(app.ask(.always) == nil)
            #expect(app.callbacks == callbacks.map(Int32.init))
        }
    }

    @Test("C12: iOS 8 to 10 may show one upgrade prompt with the Always text")
    func allowUpgradeOniOS8() throws {
        for (option, callbacks) in [(PromptOption.allow, [3]), (.dontAllow, [])] {
            let app = try Conversation(
                .ios8,
                from: PermissionState(grant: .whenInUse),
                switches: [.allowUpgradeOniOS8: "true"]
            )
            let context = RequestContext(usageTexts: app.usageTexts)
            #expect(app.machine.decide(.always, in: app.state, context).effect == .prompt(.upgrade8, text: .always))
            #expect(app.ask(.always, choose: option) == .upgrade8)
            #expect(app.ask(.always) == nil)
            #expect(app.callbacks == callbacks.map(Int32.init))
        }
    }

    @Test("C12 concerns iOS 8 to 10 alone, C8 iOS 13 and later", arguments: RuleSet.all)
    func concernTheirVersions(_ rules: RuleSet) throws {
        let plain = PermissionMachine(rules)
        let switched = try Conversation(
            rules,
            switches: [.allowUpgradeOniOS8: "true", .alwaysAfterOncePrompts: "true"]
        ).machine
        let context = RequestContext(usageTexts: Set(UsageKey.allCases))
        for state in PermissionState.all {
            let concerned: AccessGrant? = rules == .ios8 ? .whenInUse : rules >= .ios13 ? .once : nil
            guard state.grant != concerned || state.alwaysAsked else { continue }
            for request in AuthorizationRequest.allCases {
                #expect(
                    switched.decide(request, in: state, context).effect
                        == plain.decide(request, in: state, context).effect
                )
            }
        }
    }

    @Test("Restricted may yield to Location Services being off", arguments: RuleSet.all)
    func restrictedWins(_ rules: RuleSet) throws {
        let both = PermissionState(grant: .whenInUse, servicesOn: false, restricted: true)
        #expect(try Conversation(rules, from: both).status == 1)
        #expect(try Conversation(rules, from: both, switches: [.restrictedWins: "false"]).status == 2)
        let alone = PermissionState(grant: .whenInUse, restricted: true)
        #expect(try Conversation(rules, from: alone, switches: [.restrictedWins: "false"]).status == 1)
    }

    @Test("Ask Next Time may leave the decision as it was", arguments: RuleSet.withAllowOnce)
    func askNextTime(_ rules: RuleSet) throws {
        let app = try Conversation(
            rules,
            from: PermissionState(grant: .whenInUse),
            switches: [.askNextTimeMeansUnasked: "false"]
        )
        #expect(app.settings(.access(.askNextTime)))
        #expect(app.state.grant == .whenInUse)
        app.settings(.resetLocationAndPrivacy)
        #expect(app.state.grant == .unasked)
    }

    @Test("An ignored Always request may use the upgrade up", arguments: [RuleSet.ios11, .ios13, .ios13Point4, .ios18])
    func ignoredAlwaysBurns(_ rules: RuleSet) throws {
        for (value, isLeft) in [("false", true), ("true", false)] {
            let app = try Conversation(
                rules,
                from: PermissionState(grant: .whenInUse),
                switches: [.ignoredAlwaysBurnsOneShot: value]
            )
            app.ask(.always, presence: .background)
            #expect(app.state.alwaysAsked != isLeft)
            app.ask(.whenInUse, presence: .background)
            let before = app.state
            #expect((app.ask(.always) != nil || app.state != before) == isLeft)
        }
    }
}
