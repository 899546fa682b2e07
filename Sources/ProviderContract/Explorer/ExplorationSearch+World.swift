// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

extension ExplorationSearch {
    /// What was found.
    func world() throws -> ContractExploration.World {
        ContractExploration.World(
            plist: plist,
            isClosed: isClosed,
            depth: graph.states.reduce(0) { max($0, Int($1.distance)) },
            states: graph.states.count,
            transitions: transitions,
            violations: try ContractExploration.Invariant.allCases.compactMap(violation),
            goals: goals.goals,
            replays: replays,
            replayedSteps: replayedSteps,
            replayedEvents: replayedEvents
        )
    }

    /// The shortest way to break an invariant, if there is one.
    private func violation(of invariant: ContractExploration.Invariant) throws -> ContractExploration.Violation? {
        let ways = breaks.filter { $0.invariant == invariant }
        let nearest = ways.min { distance(of: $0) < distance(of: $1) }
        if let nearest {
            let path = nearest.step < 0 ? [] : graph.path(to: nearest.place) + [nearest.step]
            for path in [path, nearest.walked] {
                let phone = try replay(path)
                defer { phone.close() }
                if let found = phone.violation, found.invariant == invariant { return try told(found, path) }
            }
            return nil
        }
        guard let place = graph.endless(invariant) else { return nil }
        let path = graph.path(to: place)
        let phone = try replay(path)
        defer { phone.close() }
        return try told(.endless(invariant, tally: phone.tally), path)
    }

    private func distance(of break: Break) -> Int {
        `break`.step < 0 ? 0 : Int(graph.states[`break`.place].distance) + 1
    }

    private func replay(_ path: [Int]) throws -> ExploredPhone {
        let phone = try ExploredPhone(subject, rules, plist)
        for step in path where phone.violation == nil { try phone.perform(ExploredStep.all[step]) }
        return phone
    }

    private func told(_ violation: ExploredViolation, _ path: [Int]) throws -> ContractExploration.Violation {
        let scenario = ExplorationScenario(
            subject: subject,
            rules: rules,
            plist: plist,
            path: path.map { ExploredStep.all[$0] },
            violation: violation
        )
        return ContractExploration.Violation(
            invariant: violation.invariant,
            message: violation.message,
            steps: scenario.words,
            scenario: try scenario.json()
        )
    }
}
