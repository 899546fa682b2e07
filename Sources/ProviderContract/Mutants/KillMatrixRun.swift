// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

/// The work of a kill matrix.
struct KillMatrixRun {
    let subject: ContractSubject
    let checks: [ContractCheck]
    let rules: [RuleSet]
    let seed: UInt64
    let onlyFirst: Bool

    func matrix(
        of mutants: [ContractMutant],
        progress: ((_ done: Int, _ count: Int) -> Void)?
    ) -> ContractKillMatrix {
        let sound = ContractOrder.sorted(checks).filter { passes($0, subject, on: newestRules(of: $0)) }
        let honest = honest
        let concerned = mutants.filter { mutant in
            honest.map { mutant.concerns($0.descriptor, in: $0.controls) } ?? true
        }
        let rows = concerned.enumerated().map { index, mutant in
            defer { progress?(index + 1, concerned.count) }
            return row(for: mutant, sound)
        }
        return ContractKillMatrix(rows: rows, passed: sound.map(\.id))
    }

    private func row(for mutant: ContractMutant, _ sound: [ContractCheck]) -> ContractKillMatrix.Row {
        let changed = mutant.applied(to: subject)
        let kills: (ContractCheck) -> Bool = { check in
            mutant.kind == .harmless
                ? !accepts(check, changed, on: boundRules(of: check))
                : !passes(check, changed, on: newestRules(of: check))
        }
        let killers = onlyFirst ? sound.first(where: kills).map { [$0] } ?? [] : sound.filter(kills)
        return ContractKillMatrix.Row(
            name: mutant.name,
            kind: mutant.kind,
            layer: mutant.layer,
            killedBy: killers.map(\.id)
        )
    }

    /// Whether a check passes on some rule set, and has nothing to say on the others.
    private func passes(_ check: ContractCheck, _ subject: ContractSubject, on chosen: [RuleSet]) -> Bool {
        let outcomes = outcomes(of: check, subject, on: chosen)
        return outcomes.contains(.passed) && outcomes.allSatisfy { $0 == .passed || !$0.isExecuted && !$0.isFailure }
    }

    /// Whether a check is red on no rule set, and comes to a judgement on one at least.
    private func accepts(_ check: ContractCheck, _ subject: ContractSubject, on chosen: [RuleSet]) -> Bool {
        let outcomes = outcomes(of: check, subject, on: chosen)
        return outcomes.contains(where: \.isExecuted) && !outcomes.contains(where: \.isFailure)
    }

    private func outcomes(
        of check: ContractCheck,
        _ subject: ContractSubject,
        on chosen: [RuleSet]
    ) -> [ContractOutcome] {
        chosen.map { set in
            Trial(check: check, subject: subject, rules: set, seed: seed, explains: false).result().outcome
        }
    }

    private func boundRules(of check: ContractCheck) -> [RuleSet] {
        rules.filter { set in check.clause.rules.contains { $0 == set } }
    }

    private func newestRules(of check: ContractCheck) -> [RuleSet] { boundRules(of: check).suffix(1) }

    /// The honest provider's descriptor and what its world offers; nil where none can be made.
    private var honest: (descriptor: ProviderDescriptor, controls: ContractControls)? {
        guard let world = try? subject.makeWorld(ContractSetUp()),
            let provider = try? world.call({ try world.makeProvider() })
        else { return nil }
        return (provider.descriptor, world.controls)
    }
}
