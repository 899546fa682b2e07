// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice
import Testing

@Suite("Native-first, exhaustively")
struct NativeFirstTests {
    struct Cell: Sendable, CustomTestStringConvertible {
        let rules: RuleSet
        let keys: Set<UsageKey>
        let permission: LocationPermission
        var testDescription: String {
            "\(rules.name), \(permission.rawValue), \(keys.sorted().map(\.rawValue).joined(separator: " "))"
        }
    }

    static let cells = RuleSet.all.flatMap { rules in
        UsageKeys.subsets.flatMap { keys in
            LocationPermission.allCases.map { Cell(rules: rules, keys: keys, permission: $0) }
        }
    }

    @Test("Ends in one named outcome at the instant of an event, for every option of every prompt.", arguments: cells)
    func ends(_ cell: Cell) throws {
        var paths: [[PromptOption]] = [[]]
        while let path = paths.popLast() {
            let run = Run(cell, answers: path)
            if let prompt = run.openPrompt {
                #expect(run.outcomes.isEmpty, "the gate ended under a prompt: \(path)")
                paths += prompt.buttons.map { path + [$0.option] }
            } else {
                #expect(run.outcomes.count == 1, "\(path)")
                run.check(path)
            }
        }
    }

    /// One run of the gate, the user answering prompts by a list.
    struct Run {
        let phone: Phone
        var outcomes: [GateOutcome] { log.outcomes }
        private let log = Log()
        private let cell: Cell

        private final class Log {
            var outcomes: [GateOutcome] = []
        }

        init(_ cell: Cell, answers: [PromptOption]) {
            self.cell = cell
            phone = Phone(cell.rules.first.description, keys: cell.keys)
            let gate = NativeFirstGate(authority: phone.provider.authority, environment: phone.environment)
            let log = log
            gate.requestAuthorization(for: cell.permission) { log.outcomes.append($0) }
            phone.device.settle()
            for answer in answers {
                phone.device.advance(by: .seconds(2))
                try! phone.answer(answer)
            }
            #expect(phone.device.pendingEventCount == 0, "something is scheduled")
        }

        var openPrompt: DevicePrompt? { phone.device.permission.promptOnScreen }

        /// The outcome says what the system shows, and the journal has an entry at its instant.
        func check(_ path: [PromptOption]) {
            let status = phone.device.permission.status
            let missing = phone.environment.missingUsageKey(for: cell.permission)
            switch outcomes[0] {
            case .granted(let granted, _): #expect(granted.rawValue == status.rawValue)
            case .refused: #expect(status == .denied)
            case .cannotAsk(let key):
                #expect(key == missing)
                #expect(path.isEmpty)
                #expect(phone.device.permission.prompts.isEmpty)
            case .undecided, .restricted, .servicesOff: Issue.record("\(outcomes[0]) after \(path)")
            }
            #expect(phone.device.journal.entries.last?.time == phone.device.now)
        }
    }

    @Test("An ignored prompt ends it when the app leaves the screen.", arguments: RuleSet.all)
    func ignored(_ rules: RuleSet) {
        let phone = Phone(rules.first.description)
        var outcomes: [GateOutcome] = []
        NativeFirstGate(authority: phone.provider.authority, environment: phone.environment)
            .requestAuthorization(for: .whenInUse) { outcomes.append($0) }
        phone.device.advance(by: .seconds(100))
        #expect(outcomes.isEmpty)
        phone.device.app.enterBackground()
        phone.device.settle()
        #expect(outcomes == [.undecided])
    }

    @Test("Services off and restriction are found before asking.", arguments: RuleSet.all)
    func foundBeforeAsking(_ rules: RuleSet) {
        for (servicesOn, restricted, outcome) in [
            (false, false, GateOutcome.servicesOff), (true, true, .restricted), (false, true, .restricted),
        ] {
            let phone = Phone(rules.first.description) {
                $0.permission.servicesOn = servicesOn
                $0.permission.restricted = restricted
            }
            var outcomes: [GateOutcome] = []
            NativeFirstGate(authority: phone.provider.authority, environment: phone.environment)
                .requestAuthorization(for: .always) { outcomes.append($0) }
            phone.device.settle()
            #expect(outcomes == [outcome])
            #expect(phone.device.permission.prompts.isEmpty)
        }
    }

    @Test("Another requester's prompt is waited out, and the gate asks once itself.")
    func waitsForAnother() throws {
        let phone = Phone()
        phone.provider.authority.requestWhenInUseAuthorization()
        phone.device.settle()
        var outcomes: [GateOutcome] = []
        NativeFirstGate(authority: phone.provider.authority, environment: phone.environment)
            .requestAuthorization(for: .whenInUse) { outcomes.append($0) }
        phone.device.advance(by: .seconds(5))
        #expect(phone.device.permission.prompts.count == 1)
        try phone.answer(.allowOnce)
        #expect(outcomes == [.granted(.authorizedWhenInUse, .fullAccuracy)])
    }
}
