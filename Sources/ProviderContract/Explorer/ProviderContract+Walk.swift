// SPDX-License-Identifier: Apache-2.0

public import SimulatedDevice

extension ProviderContract {
    /// Takes steps that the caller chooses, on one phone, and looks after each whether the invariants hold.
    ///
    /// ``explore(_:rules:plists:depth:steps:manner:shard:progress:)`` tries every order once; this takes one order of
    /// any length, as a fuzzer needs it. The walk ends at the first violation. A request that is still open at the end
    /// has ten minutes to end.
    ///
    /// - Parameters:
    ///   - subject: The provider, on a simulated device.
    ///   - rules: The iOS rule set.
    ///   - plist: What the app's Info.plist holds.
    ///   - choices: A number for each step; its remainder chooses among the steps that are possible then.
    /// - Returns: How far it went, and what was broken.
    /// - Throws: Whatever keeps the provider from being made, and an error for a subject with a world of its own.
    public static func walk(
        _ subject: ContractSubject,
        rules: RuleSet,
        plist: ContractExploration.Plist,
        choices: some Sequence<UInt8>
    ) throws -> ContractWalk {
        let phone = try ExploredPhone(subject, rules, plist)
        defer { phone.close() }
        for choice in choices where phone.violation == nil {
            guard let step = phone.possible.element(Int(choice)) else { continue }
            try phone.perform(ExploredStep.all[step])
        }
        let violation = try phone.violation ?? waitForEnds(phone)
        let path = phone.walked
        return ContractWalk(
            steps: path.count,
            events: path.count + phone.device.deliveredEventCount,
            violation: try violation.map { found in
                let scenario = ExplorationScenario(
                    subject: subject,
                    rules: rules,
                    plist: plist,
                    path: path,
                    violation: found
                )
                return .init(
                    invariant: found.invariant,
                    message: found.message,
                    steps: scenario.words,
                    scenario: try scenario.json()
                )
            }
        )
    }

    /// Lets time pass while something is owed; a violation if it does not end, or if something else breaks meanwhile.
    private static func waitForEnds(_ phone: ExploredPhone) throws -> ExploredViolation? {
        let end = phone.device.now + ExploredViolation.patienceForEnds
        while let owed = phone.owed {
            if let violation = phone.violation { return violation }
            guard let time = phone.device.nextEventTime, time <= end else {
                return .endless(owed, tally: phone.tally)
            }
            try phone.perform(.wait)
        }
        return phone.violation
    }
}
