// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import Testing

@Suite("Provisional Always")
struct ProvisionalAlwaysTests {
    @Test(
        "An event only Always may have raises the upgrade prompt with the Always text",
        arguments: RuleSet.withAllowOnce
    )
    func endsWithAPrompt(_ rules: RuleSet) throws {
        let app = try Conversation(rules)
        app.ask(.always, choose: .allowWhileUsing)
        #expect(app.callbacks == [3])
        let prompt = app.machine.systemPrompt(.alwaysEventDue, in: app.state)
        #expect(prompt?.prompt == .upgrade13)
        #expect(prompt?.text == .alwaysAndWhenInUse)
    }

    @Test("Change to Always is invisible to the app and permanent", arguments: RuleSet.withAllowOnce)
    func becomesPermanent(_ rules: RuleSet) throws {
        let app = try Conversation(rules, from: PermissionState(grant: .provisionalAlways, alwaysAsked: true))
        app.answer(.changeToAlwaysAllow, to: .upgrade13)
        #expect(app.state.grant == .always)
        #expect(app.callbacks == [])
        #expect(app.machine.systemPrompt(.alwaysEventDue, in: app.state) == nil)
    }

    @Test("Keep Only While Using takes it back, visibly, and no upgrade follows", arguments: RuleSet.withAllowOnce)
    func isTakenBack(_ rules: RuleSet) throws {
        let app = try Conversation(rules, from: PermissionState(grant: .provisionalAlways, alwaysAsked: true))
        app.answer(.keepOnlyWhileUsing, to: .upgrade13)
        #expect(app.callbacks == [4])
        #expect(app.ask(.always) == nil)
        #expect(app.callbacks == [4])
    }

    @Test("Events raise no prompt for any other grant", arguments: RuleSet.all)
    func concernsOnlyItself(_ rules: RuleSet) {
        let machine = PermissionMachine(rules)
        for grant in AccessGrant.allCases where grant != .provisionalAlways || rules < .ios13 {
            #expect(machine.systemPrompt(.alwaysEventDue, in: PermissionState(grant: grant)) == nil)
        }
    }

    @Test(
        "Settings ends it with While Using, visibly, and confirms it with Always, invisibly",
        arguments: RuleSet.withAllowOnce
    )
    func settingsDecide(_ rules: RuleSet) throws {
        let app = try Conversation(rules, from: PermissionState(grant: .provisionalAlways, alwaysAsked: true))
        app.settings(.access(.always))
        #expect(app.state.grant == .always)
        #expect(app.callbacks == [])
        app.settings(.access(.never))
        app.settings(.access(.whileUsing))
        #expect(app.callbacks == [2, 4])
    }

    @Test("iOS 13.0 to 13.3 give it silently to a While-Using app, once")
    func silentUpgrade() throws {
        let app = try Conversation(.ios13, from: PermissionState(grant: .whenInUse))
        #expect(app.ask(.always) == nil)
        #expect(app.callbacks == [3])
        app.answer(.keepOnlyWhileUsing, to: .upgrade13)
        #expect(app.ask(.always) == nil)
        #expect(app.callbacks == [3, 4])
    }
}
