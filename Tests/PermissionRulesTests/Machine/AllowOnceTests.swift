// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import Testing

@Suite("Allow Once")
struct AllowOnceTests {
    @Test("A short dip into the background and a session with the indicator keep it", arguments: RuleSet.withAllowOnce)
    func survivesUse(_ rules: RuleSet) throws {
        let app = try Conversation(rules)
        app.ask(.whenInUse, choose: .allowOnce)
        app.lapse(.stillInUse)
        #expect(app.state.grant == .once)
        #expect(app.callbacks == [4])
    }

    @Test(
        "It lapses with the use and with the process, once visibly, and can be asked for again without end",
        arguments: RuleSet.withAllowOnce,
        [LapseEvent.useEnded, .processEnded]
    )
    func lapses(_ rules: RuleSet, _ event: LapseEvent) throws {
        let app = try Conversation(rules)
        for _ in 1...3 {
            #expect(app.ask(.whenInUse, choose: .allowOnce) == .first13)
            app.lapse(event)
            app.lapse(event)
        }
        #expect(app.callbacks == [4, 0, 4, 0, 4, 0])
    }

    @Test(
        "The app cannot tell it from While Using, and every further request is ignored",
        arguments: RuleSet.withAllowOnce
    )
    func readsAsWhenInUse(_ rules: RuleSet) throws {
        let app = try Conversation(rules)
        app.ask(.always, choose: .allowOnce)
        #expect(app.status == 4)
        #expect(app.ask(.always) == nil)
        #expect(app.ask(.whenInUse) == nil)
        #expect(app.state.alwaysAsked == false)
        #expect(app.callbacks == [4])
    }

    @Test("Its lapse changes no other grant", arguments: RuleSet.all, LapseEvent.allCases)
    func concernsOnlyItself(_ rules: RuleSet, _ event: LapseEvent) {
        let machine = PermissionMachine(rules)
        for state in PermissionState.all {
            let lapsesOnce = state.grant == .once && rules >= .ios13 && [.useEnded, .processEnded].contains(event)
            let endsTemporary = rules >= .ios14 && [.useEnded, .processEnded].contains(event)
            var expected = state
            if lapsesOnce { expected.grant = .unasked }
            if endsTemporary { expected.temporaryPrecise = false }
            let result = machine.lapse(event, in: state)
            #expect(result.state == expected, "\(state.summary)")
            #expect(result.rules.count == (lapsesOnce ? 1 : 0) + (endsTemporary && state.temporaryPrecise ? 1 : 0))
        }
    }
}
