// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import Testing

@Suite("Temporary full accuracy")
struct TemporaryAccuracyTests {
    @Test("Prompts only for an authorized app on screen with reduced accuracy and a known key", arguments: RuleSet.all)
    func everyCell(_ rules: RuleSet) {
        let machine = PermissionMachine(rules)
        for state in PermissionState.all where !state.alwaysAsked {
            for presence in AppPresence.allCases {
                for bits in 0..<4 {
                    let (hasText, isBusy) = (bits & 1 != 0, bits & 2 != 0)
                    let found = machine.decideTemporaryAccuracy(
                        in: state,
                        presence: presence,
                        hasPurposeText: hasText,
                        promptOnScreen: isBusy
                    )
                    let isReduced =
                        [3, 4].contains(ExpectedBehaviour.status(state))
                        && ExpectedBehaviour.accuracy(state, rules) == .reduced
                    let expected: TemporaryAccuracyEffect? =
                        if rules < .ios14 { nil } else if !isReduced || presence != .foreground {
                            .declined
                        } else if !hasText { .unknownPurposeKey } else if isBusy { .declined } else { .prompt }
                    if found?.effect != expected {
                        Issue.record("\(state.summary), \(presence), text \(hasText), busy \(isBusy): \(found as Any)")
                    }
                }
            }
        }
    }

    @Test(
        "Allow Once gives full accuracy until the use ends, each end a visible change",
        arguments: RuleSet.withAccuracy
    )
    func allowOnce(_ rules: RuleSet) throws {
        let app = try Conversation(rules, from: PermissionState(grant: .whenInUse, precise: false))
        app.answer(.allowOnce, to: .tempFull14)
        #expect(app.accuracy == .full)
        app.lapse(.stillInUse)
        #expect(app.accuracy == .full)
        app.lapse(.useEnded)
        #expect(app.accuracy == .reduced)
        #expect(app.callbacks == [4, 4])
        #expect(app.state.precise == false)
    }

    @Test("Don't Allow is a refusal that changes nothing", arguments: RuleSet.withAccuracy)
    func dontAllow(_ rules: RuleSet) throws {
        let state = PermissionState(grant: .whenInUse, precise: false)
        let answer = PermissionMachine(rules).answer(.dontAllow, to: .tempFull14, raisedBy: nil, in: state)
        #expect(answer?.state == state)
        #expect(answer?.effect.isRefusal == true)
    }

    @Test("Allow Once with temporary full accuracy loses both when the use ends", arguments: RuleSet.withAccuracy)
    func bothLapse(_ rules: RuleSet) throws {
        let app = try Conversation(rules)
        app.ask(.whenInUse, choose: .allowOnce, precise: false)
        app.answer(.allowOnce, to: .tempFull14)
        app.lapse(.useEnded)
        #expect(app.state == PermissionState(precise: false))
        #expect(app.callbacks == [4, 4, 0])
    }
}
