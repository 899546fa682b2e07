// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

/// One check on one subject, one rule set and one seed.
struct Trial {
    let check: ContractCheck
    let subject: ContractSubject
    let rules: RuleSet
    let seed: UInt64
    /// Whether a failure is explained at length; a kill matrix needs no words.
    var explains = true

    /// Runs the check; one that is broken is played a second time, with the journal, to be explained.
    func result() -> ContractResult {
        let clause = check.clause
        guard clause.rules.contains(rules) else {
            let bound = clause.rules.map(\.name).joined(separator: ", ")
            return ContractResult(check, rules, .notApplicable, "the clause binds rule sets \(bound)")
        }
        guard clause.since <= subject.contractVersion else {
            let reason = "the clause came with version \(clause.since), and \(subject.contractVersion) is asked for"
            return ContractResult(check, rules, .notApplicable, reason)
        }
        let scene: Scene
        do {
            scene = try makeScene()
        } catch {
            return ContractResult(check, rules, .suiteError, "\(check.id): no provider could be made: \(error)")
        }
        if let reason = reasonToSkip(scene) { return ContractResult(check, rules, .skipped, reason) }
        return judged(played(scene))
    }

    func makeScene(keepsJournal: Bool = false) throws -> Scene {
        var setUp = check.setUp
        setUp.rules = rules
        setUp.seed = seed
        setUp.keepsJournal = keepsJournal
        return try Scene(check, setUp: setUp, makeWorld: subject.makeWorld)
    }

    /// Why the check does not concern this provider in this world; nil where it does.
    func reasonToSkip(_ scene: Scene) -> String? {
        let capabilities = scene.provider.descriptor.capabilities
        if let capability = check.clause.capability, !capabilities.isSuperset(of: capability) {
            return "the provider does not declare \(capability.subtracting(capabilities))"
        }
        let pointless = capabilities.intersection(check.unless)
        if !pointless.isEmpty { return "the provider declares \(pointless)" }
        let missing = check.needs.subtracting(scene.world.controls)
        return missing.isEmpty ? nil : "the world does not offer \(missing)"
    }

    /// Plays the check: nil where the provider keeps the clause.
    func played(_ scene: Scene) -> (any Error)? {
        defer { scene.end() }
        do {
            try check.body(scene)
            return nil
        } catch {
            return error
        }
    }

    /// What an ending means, a declared deviation considered.
    private func judged(_ ending: (any Error)?) -> ContractResult {
        let deviation = subject.deviation(of: check)
        switch ending {
        case nil where deviation != nil:
            let message =
                "\(check.id) passes, although the subject declares a deviation (“\(deviation ?? "")”): "
                + "take the declaration back"
            return ContractResult(check, rules, .failed, message)
        case nil:
            return ContractResult(check, rules, .passed)
        case let skip as Skip:
            return ContractResult(check, rules, .skipped, skip.reason)
        case is Violation where deviation != nil:
            return ContractResult(check, rules, .disabled, deviation)
        case let violation as Violation:
            let outcome: ContractOutcome = check.clause.isAdvice(in: subject.contractVersion) ? .advised : .failed
            return ContractResult(check, rules, outcome, explains ? explanation(of: violation) : violation.observed)
        case let error?:
            return ContractResult(check, rules, .suiteError, "\(check.id): the world refused: \(error)")
        }
    }

    private func explanation(of violation: Violation) -> String {
        guard let scene = try? makeScene(keepsJournal: true) else {
            return Explanation(self, violation, journal: []).text
        }
        let again = played(scene) as? Violation
        return Explanation(self, again ?? violation, journal: scene.world.journal).text
    }
}
