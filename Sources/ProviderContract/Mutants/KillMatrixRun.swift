// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

/// The work of a kill matrix.
struct KillMatrixRun {
    let subject: ContractSubject
    let checks: [ContractCheck]
    let rules: [RuleSet]
    let seed: UInt64

    func matrix(of mutants: [ContractMutant]) -> ContractKillMatrix {
        let sound = checks.filter { passes($0, subject, on: newestRules(of: $0)) }
        let capabilities = declaredCapabilities
        let rows = mutants.filter { $0.concerns(capabilities) }.map { mutant in
            row(for: mutant, sound)
        }
        return ContractKillMatrix(rows: rows, passed: sound.map(\.id))
    }

    private func row(for mutant: ContractMutant, _ sound: [ContractCheck]) -> ContractKillMatrix.Row {
        let changed = mutant.applied(to: subject)
        let killers = sound.filter { check in
            let bound = mutant.kind == .harmless ? boundRules(of: check) : newestRules(of: check)
            return !passes(check, changed, on: bound)
        }
        return ContractKillMatrix.Row(
            name: mutant.name,
            kind: mutant.kind,
            layer: mutant.layer,
            killedBy: killers.map(\.id)
        )
    }

    /// Whether a check passes, or has nothing to judge, on each of some rule sets, and passes on one at least.
    private func passes(_ check: ContractCheck, _ subject: ContractSubject, on chosen: [RuleSet]) -> Bool {
        let outcomes = chosen.map { set in
            Trial(check: check, subject: subject, rules: set, seed: seed, explains: false).result().outcome
        }
        return outcomes.contains(.passed)
            && outcomes.allSatisfy { $0 == .passed || $0 == .skipped || $0 == .notApplicable }
    }

    private func boundRules(of check: ContractCheck) -> [RuleSet] {
        rules.filter { set in check.clause.rules.contains { $0 == set } }
    }

    private func newestRules(of check: ContractCheck) -> [RuleSet] { boundRules(of: check).suffix(1) }

    private var declaredCapabilities: ProviderCapabilities {
        let world = try? subject.makeWorld(ContractSetUp())
        let provider = try? world?.call { try world?.makeProvider() }
        return (provider ?? nil)?.descriptor.capabilities ?? []
    }
}
