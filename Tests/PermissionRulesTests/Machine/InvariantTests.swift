// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import Testing

@Suite("What never happens, whatever the order of events")
struct InvariantTests {
    /// The moves a fresh app can meet, by rule set, explored once.
    private static let explorations = RuleSet.all.map {
        Exploration(PermissionMachine($0), from: PermissionState())
    }

    private func expectNone(
        _ explorations: [Exploration] = InvariantTests.explorations,
        _ forbidden: (Move, PermissionMachine) -> Bool,
        at location: SourceLocation = #_sourceLocation
    ) {
        for exploration in explorations {
            let first = exploration.moves.first { forbidden($0, exploration.machine) }
            #expect(first == nil, "iOS \(exploration.machine.rules)", sourceLocation: location)
        }
    }

    @Test("No prompt unless the app is in the foreground and none is on screen")
    func promptsOnlyInForeground() {
        expectNone { move, _ in
            guard case .request(_, let context) = move.cause else { return false }
            return move.prompt != nil && (context.presence != .foreground || context.promptOnScreen)
        }
    }

    @Test("The first prompt of iOS 13 and later never gives Always outright")
    func firstPromptGivesNoAlways() {
        expectNone { move, _ in
            guard case .answer(_, .first13, _) = move.cause else { return false }
            return move.to.grant == .always
        }
    }

    @Test("From iOS 13 nothing but Settings leads from undetermined to permanent Always in one step")
    func alwaysOnlyThroughProbation() {
        expectNone { move, machine in
            machine.rules >= .ios13 && move.from.grant == .unasked && move.to.grant == .always && !move.isByHand
        }
    }

    @Test("The used-up upgrade comes back through a reset alone")
    func upgradeStaysUsedUp() {
        expectNone { move, _ in
            move.from.alwaysAsked && !move.to.alwaysAsked && move.cause != .settings(.resetLocationAndPrivacy)
        }
    }

    @Test("A request alone changes nothing an app could see, but for the silent step of iOS 13.0 to 13.3")
    func requestsChangeNothing() {
        expectNone { move, machine in
            guard case .request = move.cause, move.from != move.to else { return false }
            return machine.rules != .ios13 || move.to.grant != .provisionalAlways || move.prompt != nil
        }
    }

    @Test("After a refusal no permission prompt is reachable without Settings")
    func refusalIsFinal() {
        let refused = RuleSet.all.map {
            Exploration(PermissionMachine($0), from: PermissionState(grant: .denied), settings: false)
        }
        expectNone(refused) { move, _ in move.prompt != nil || move.to.grant != .denied }
    }

    @Test("Allow Once and provisional Always exist from iOS 13, approximate location from iOS 14")
    func nothingBeforeItsTime() {
        for exploration in Self.explorations {
            let rules = exploration.machine.rules
            let grants = Set(exploration.states.map(\.grant))
            #expect(grants == Set(AccessGrant.allCases).subtracting(rules < .ios13 ? [.once, .provisionalAlways] : []))
            #expect(exploration.states.contains { !$0.precise } == (rules >= .ios14), "\(rules)")
            #expect(exploration.states.contains { $0.temporaryPrecise } == (rules >= .ios14), "\(rules)")
        }
    }

    @Test("The system raises no prompt of its own while services are off or location is restricted")
    func systemPromptsNeedLocation() {
        for exploration in Self.explorations {
            for state in exploration.states where !state.servicesOn || state.restricted {
                for trigger in SystemPromptRule.Trigger.allCases {
                    #expect(exploration.machine.systemPrompt(trigger, in: state) == nil, "\(state.summary)")
                }
            }
        }
    }

    @Test("Only Settings touches Location Services and restriction")
    func globalSwitchesAreByHand() {
        expectNone { move, _ in
            !move.isByHand && (move.from.servicesOn, move.from.restricted) != (move.to.servicesOn, move.to.restricted)
        }
    }

    @Test("Every row decides something that can really happen, with the switches in some position")
    func everyRowIsAlive() throws {
        var switched = SwitchSettings()
        try switched.set(.allowUpgradeOniOS8, to: "true")
        try switched.set(.alwaysAfterOncePrompts, to: "true")
        let moves =
            Self.explorations.flatMap(\.moves)
            + [RuleSet.ios8, .ios18].flatMap {
                Exploration(PermissionMachine($0, switches: switched), from: PermissionState()).moves
            }
            + AppBuild.allCases.flatMap { build in
                [RuleSet.ios8, .ios11, .ios13Point4, .ios14].flatMap {
                    Exploration(PermissionMachine($0, build: build), from: PermissionState()).moves
                }
            }
        let cited = Set(moves.flatMap(\.rules))
        let table = PermissionTable.standard
        let rows =
            table.requests.map(\.ledger.id) + table.answers.map(\.ledger.id) + table.settings.map(\.ledger.id)
            + table.lapses.map(\.ledger.id)
        // The one row that says a grant stays changes nothing; network prompts are not raised by permission.
        let silent = rows.filter { $0 == "ONCE-STILL-IN-USE" || $0.hasPrefix("ANS-DATA-") }
        #expect(Set(rows).subtracting(cited).subtracting(silent).sorted() == [])
    }
}
