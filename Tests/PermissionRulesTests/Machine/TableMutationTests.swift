// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import Testing

@Suite("One changed row changes its own cells and no others")
struct TableMutationTests {
    @Test("Requests, in every environment and with the contested prompts off and on")
    func requests() throws {
        TableMutation(
            rows: \.requests,
            positions: [SwitchSettings(), try SwitchSettings(on: [.allowUpgradeOniOS8, .alwaysAfterOncePrompts])],
            builds: AppBuild.allCases,
            cells: TableCell.requests,
            change: { $0.effect = .prompt(.wirelessData, text: nil) },
            decide: { machine, cell in
                let decision = machine.decide(cell.request, in: cell.state, cell.context)
                return (decision.rule, decision.effect)
            }
        ).expectEachRowToDecideItsCells()
    }

    @Test(
        "Usage texts: one key more or less changes the request and the versions of its row",
        arguments: UsageKey.allCases
    )
    func usageTexts(_ key: UsageKey) {
        TableMutation(
            rows: \.usageTexts,
            builds: AppBuild.allCases,
            cells: AuthorizationRequest.allCases,
            change: { $0.required.formSymmetricDifference([key]) },
            decide: { machine, request in
                let row = PermissionTable.standard.usageTexts.first {
                    $0.request == request && $0.ledger.rules.contains(machine.rules)
                        && $0.builds?.contains(machine.build) ?? true
                }
                return (row?.ledger.id, machine.missingTexts(for: request, among: []).contains(key))
            }
        ).expectEachRowToDecideItsCells()
    }

    @Test("Answers, from every grant and after either request or none")
    func answers() {
        TableMutation(
            rows: \.answers,
            cells: TableCell.answers,
            change: { $0.effect.opensSettings.toggle() },
            decide: { machine, cell in
                let state = PermissionState(grant: cell.grant)
                let answer = machine.answer(cell.option, to: cell.prompt, raisedBy: cell.request, in: state)
                return (answer?.rule, answer)
            }
        ).expectEachRowToDecideItsCells()
    }

    @Test("Prompts")
    func prompts() {
        TableMutation(
            rows: \.prompts,
            cells: PromptID.allCases,
            change: { $0.options.reverse() },
            decide: { machine, prompt in
                let row = machine.prompt(prompt)
                return (row?.ledger.id, row?.options)
            }
        ).expectEachRowToDecideItsCells()
    }

    @Test("Statuses, with both switches that concern them in every position")
    func statuses() throws {
        TableMutation(
            rows: \.statuses,
            positions: [
                SwitchSettings(), try SwitchSettings(on: [.servicesOffKeepsStatus]),
                try SwitchSettings(off: [.restrictedWins]),
                try SwitchSettings(on: [.servicesOffKeepsStatus], off: [.restrictedWins]),
            ],
            cells: PermissionState.all,
            change: { $0.status = $0.status == .denied ? .notDetermined : .denied },
            decide: { machine, state in
                let status = machine.status(in: state)
                return (status.rule, status.value)
            }
        ).expectEachRowToDecideItsCells()
    }

    @Test("Accuracies")
    func accuracies() {
        TableMutation(
            rows: \.accuracies,
            cells: PermissionState.all,
            change: { $0.accuracy = $0.accuracy == .full ? .reduced : .full },
            decide: { machine, state in
                let accuracy = machine.accuracy(in: state)
                return (accuracy.rule, accuracy.value)
            }
        ).expectEachRowToDecideItsCells()
    }

    @Test("Settings, with every key set")
    func settings() {
        TableMutation(
            rows: \.settings,
            builds: AppBuild.allCases,
            cells: TableCell.settings,
            change: { $0.effect.restricted = !($0.effect.restricted ?? false) },
            decide: { machine, cell in
                let result = machine.settings(cell.edit, usageTexts: cell.usageTexts, in: cell.state)
                return (result?.rule, result?.state)
            }
        ).expectEachRowToDecideItsCells()
    }

    @Test(
        "Lapses, whose rows say what an event ends for which grants",
        arguments: [
            ("ONCE-STILL-IN-USE", LapseEvent.stillInUse, [AccessGrant.once]), ("ONCE-USE-ENDED", .useEnded, [.once]),
            ("ONCE-PROCESS-ENDED", .processEnded, [.once]), ("TEMP-USE-ENDED", .useEnded, AccessGrant.allCases),
            ("TEMP-PROCESS-ENDED", .processEnded, AccessGrant.allCases), ("CLIP-DAY-ENDED", .dayEnded, [.whenInUse]),
        ]
    )
    func lapses(_ id: String, _ event: LapseEvent, _ grants: [AccessGrant]) throws {
        var table = PermissionTable.standard
        #expect(table.lapses.count == 6)
        let index = try #require(table.lapses.firstIndex { $0.ledger.id == id })
        if !id.hasPrefix("TEMP") {
            table.lapses[index].grant = .denied
        } else {
            table.lapses[index].endsTemporaryPrecise.toggle()
        }
        let build: AppBuild = id.hasPrefix("CLIP") ? .appClip : .current
        for rules in RuleSet.all {
            for cell in LapseEvent.allCases {
                for grant in AccessGrant.allCases {
                    let state = PermissionState(grant: grant, temporaryPrecise: true)
                    let before = PermissionMachine(rules, build: build).lapse(cell, in: state).state
                    let after = PermissionMachine(rules, build: build, table: table).lapse(cell, in: state).state
                    let isOwn =
                        table.lapses[index].ledger.rules.contains(rules) && cell == event && grants.contains(grant)
                    #expect((before != after) == isOwn, "\(rules) \(cell) \(grant)")
                }
            }
        }
    }

    @Test("Temporary accuracy")
    func temporaryAccuracy() {
        TableMutation(
            rows: \.temporaryAccuracy,
            cells: TableCell.temporaryAccuracy,
            change: { $0.effect = $0.effect == .declined ? .prompt : .declined },
            decide: { machine, cell in
                let decision = machine.decideTemporaryAccuracy(
                    in: cell.state,
                    presence: cell.presence,
                    hasPurposeText: cell.hasPurposeText,
                    promptOnScreen: cell.promptOnScreen
                )
                return (decision?.rule, decision?.effect)
            }
        ).expectEachRowToDecideItsCells()
    }

    @Test("System prompts")
    func systemPrompts() {
        TableMutation(
            rows: \.systemPrompts,
            cells: TableCell.systemPrompts,
            change: { $0.prompt = .wirelessData },
            decide: { machine, cell in
                let row = machine.systemPrompt(cell.trigger, in: PermissionState(grant: cell.grant))
                return (row?.ledger.id, row?.prompt)
            }
        ).expectEachRowToDecideItsCells()
    }
}

extension SwitchSettings {
    /// The defaults but for some flags.
    init(on: [SwitchName] = [], off: [SwitchName] = []) throws {
        self.init()
        for name in on { try set(name, to: "true") }
        for name in off { try set(name, to: "false") }
    }
}
