// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import Testing

@Suite("The reminder of background use")
struct ReminderTests {
    @Test("Only an app with Always is reminded of, with the Always text of its iOS", arguments: RuleSet.all)
    func concernsAlways(_ rules: RuleSet) {
        let machine = PermissionMachine(rules)
        for grant in AccessGrant.allCases where grant != .provisionalAlways || rules >= .ios13 {
            let prompt = machine.systemPrompt(.backgroundUse, in: PermissionState(grant: grant))
            let isReminded = grant == .always || grant == .provisionalAlways
            #expect(prompt?.prompt == (isReminded ? .reminder : nil), "\(grant)")
            #expect(prompt?.text == (isReminded ? (rules == .ios8 ? .always : .alwaysAndWhenInUse) : nil), "\(grant)")
        }
    }

    @Test("Keep changes nothing", arguments: RuleSet.all)
    func keeps(_ rules: RuleSet) throws {
        let before = PermissionState(grant: .always, alwaysAsked: true)
        let app = try Conversation(rules, from: before)
        #expect(app.answer(.keep, to: .reminder))
        #expect(app.state == before)
    }

    @Test("iOS 8 to 12 lead to Settings", arguments: [RuleSet.ios8, .ios11])
    func leadsToSettings(_ rules: RuleSet) throws {
        let machine = PermissionMachine(rules)
        let state = PermissionState(grant: .always)
        let answer = try #require(machine.answer(.settings, to: .reminder, raisedBy: nil, in: state))
        #expect(answer.effect.opensSettings)
        #expect(answer.state == state)
        #expect(machine.answer(.changeToWhileUsing, to: .reminder, raisedBy: nil, in: state) == nil)
    }

    @Test("From iOS 13 the reminder itself takes Always back", arguments: RuleSet.withAllowOnce)
    func takesAlwaysBack(_ rules: RuleSet) throws {
        let app = try Conversation(rules, from: PermissionState(grant: .always, alwaysAsked: true))
        #expect(app.answer(.changeToWhileUsing, to: .reminder))
        #expect(app.callbacks == [4])
        #expect(app.answer(.settings, to: .reminder) == false)
    }
}
