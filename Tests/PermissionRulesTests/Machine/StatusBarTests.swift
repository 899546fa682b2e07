// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import Testing

@Suite("Indicator, arrow and delivery")
struct StatusBarTests {
    @Test("The indicator follows the status the app reads, not what it asked for", arguments: RuleSet.all)
    func indicator(_ rules: RuleSet) {
        let machine = PermissionMachine(rules)
        for state in PermissionState.all {
            for bits in 0..<8 {
                let (isOffScreen, isActive, asks) = (bits & 1 != 0, bits & 2 != 0, bits & 4 != 0)
                let isShown =
                    switch ExpectedBehaviour.status(state) {
                    case 4: isOffScreen && isActive
                    case 3: isOffScreen && isActive && asks && rules != .ios8
                    default: false
                    }
                let found = machine.indicator(
                    isOffScreen: isOffScreen,
                    sessionActive: isActive,
                    asksForIndicator: asks,
                    in: state
                )
                let style: RuleTraits.IndicatorStyle = rules < .ios13 ? .bar : .pill
                #expect(found?.style == (isShown ? style : nil), "\(state.summary) \(bits)")
            }
        }
    }

    @Test(
        "The arrow: solid while updating or after a delivery, hollow for regions or while waiting",
        arguments: [
            (false, false, false, StatusBarArrow.none, StatusBarArrow.none), (true, false, false, .solid, .hollow),
            (false, true, false, .hollow, .hollow), (true, true, false, .solid, .hollow),
            (true, false, true, .solid, .solid), (true, true, true, .solid, .solid),
        ]
    )
    func arrow(
        _ updates: Bool,
        _ monitors: Bool,
        _ delivered: Bool,
        _ upTo10: StatusBarArrow,
        _ from11: StatusBarArrow
    ) {
        for rules in RuleSet.all {
            let found = PermissionMachine(rules).arrow(
                updatesWanted: updates,
                monitors: monitors,
                deliveredRecently: delivered
            )
            #expect(found.arrow == (rules == .ios8 ? upTo10 : from11), "\(rules)")
        }
    }

    @Test(
        "Locations reach an authorized app on screen, in the grace period, and off screen in a session",
        arguments: RuleSet.all
    )
    func delivery(_ rules: RuleSet) {
        let machine = PermissionMachine(rules)
        for state in PermissionState.all {
            for presence in AppPresence.allCases {
                for bits in 0..<4 {
                    let (isSuspended, hasSession) = (bits & 1 != 0, bits & 2 != 0)
                    let isInUse = presence == .foreground || presence == .grace || hasSession
                    let expected = [3, 4].contains(ExpectedBehaviour.status(state)) && !isSuspended && isInUse
                    let found = machine.mayDeliver(
                        presence: presence,
                        isSuspended: isSuspended,
                        backgroundSession: hasSession,
                        in: state
                    )
                    if found.allowed != expected { Issue.record("\(state.summary) \(presence) \(bits)") }
                }
            }
        }
    }
}
