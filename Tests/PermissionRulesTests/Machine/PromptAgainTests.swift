// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import Testing

@Suite("What can be asked again")
struct PromptAgainTests {
    @Test("After a refusal nothing prompts", arguments: RuleSet.all, AuthorizationRequest.allCases)
    func neverAfterRefusal(_ rules: RuleSet, _ request: AuthorizationRequest) throws {
        let app = try Conversation(rules)
        #expect(app.ask(request, choose: .dontAllow) != nil)
        #expect(app.ask(.whenInUse) == nil)
        #expect(app.ask(.always) == nil)
        #expect(app.callbacks == [2])
    }

    @Test(
        "The upgrade comes once, whatever the answer, and keeping is no visible change",
        arguments: [
            (RuleSet.ios11, PromptID.upgrade11), (.ios13Point4, .upgrade13), (.ios14, .upgrade13), (.ios17, .upgrade13),
            (.ios18, .upgrade13),
        ]
    )
    func upgradeOnce(_ rules: RuleSet, _ prompt: PromptID) throws {
        let app = try Conversation(rules, from: PermissionState(grant: .whenInUse))
        #expect(app.ask(.always, choose: .keepOnlyWhileUsing) == prompt)
        #expect(app.ask(.always) == nil)
        #expect(app.callbacks == [])
    }

    @Test("Only While Using on the three-button prompt uses the upgrade up")
    func threeButtonsUseItUp() throws {
        let app = try Conversation(.ios11)
        #expect(app.ask(.always, choose: .onlyWhileUsing) == .always11)
        #expect(app.ask(.always) == nil)
        #expect(app.callbacks == [4])
    }

    @Test(
        "While Using set in Settings by a user who was never asked still allows the upgrade",
        arguments: [RuleSet.ios11, .ios18]
    )
    func upgradeAfterSettings(_ rules: RuleSet) throws {
        let app = try Conversation(rules, from: PermissionState(grant: .denied))
        app.settings(.access(.whileUsing))
        #expect(app.ask(.always) == (rules == .ios11 ? .upgrade11 : .upgrade13))
    }

    @Test("Each need of temporary full accuracy prompts again after Don't Allow", arguments: RuleSet.withAccuracy)
    func temporaryAccuracyAgain(_ rules: RuleSet) throws {
        let app = try Conversation(rules, from: PermissionState(grant: .whenInUse, precise: false))
        for _ in 1...2 {
            let decision = app.machine.decideTemporaryAccuracy(
                in: app.state,
                presence: .foreground,
                hasPurposeText: true,
                promptOnScreen: false
            )
            #expect(decision?.effect == .prompt)
            app.answer(.dontAllow, to: .tempFull14)
        }
        #expect(app.callbacks == [])
    }

    @Test(
        "The services alert comes again and changes nothing",
        arguments: RuleSet.all,
        [PromptOption.settings, .cancel]
    )
    func servicesAlertAgain(_ rules: RuleSet, _ option: PromptOption) throws {
        let app = try Conversation(rules, from: PermissionState(servicesOn: false))
        #expect(app.ask(.whenInUse, choose: option) == .servicesOff)
        #expect(app.ask(.whenInUse, choose: option) == .servicesOff)
        #expect(app.callbacks == [])
    }

    @Test(
        "A request from off screen is lost, and a later one prompts",
        arguments: RuleSet.all,
        [AppPresence.grace, .indicator, .background]
    )
    func offScreen(_ rules: RuleSet, _ presence: AppPresence) throws {
        let app = try Conversation(rules)
        #expect(app.ask(.whenInUse, presence: presence) == nil)
        #expect(app.ask(.whenInUse) != nil)
        #expect(app.callbacks == [])
    }
}
