// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// The same scenario on several providers, and what came out differently.
struct Comparison {
    /// The scenario's name.
    let scenario: String
    /// What ran, the same for all.
    let parameters: DeviceJSON
    /// One run per provider, in the order asked for.
    let runs: [RunRecord]
    /// The differences of each unordered pair, in the order of the runs.
    let differences: [RunDifference]

    /// Replays a scenario on each provider.
    init(_ plan: ReplayPlan, on providers: [ProviderRegistration]) throws(DeviceInputError) {
        scenario = plan.scenario.name
        parameters = plan.parameters
        var runs: [RunRecord] = []
        for provider in providers {
            runs.append(try ScenarioReplay.run(plan, on: provider))
        }
        self.runs = runs
        differences = runs.indices.flatMap { first in
            runs.indices.dropFirst(first + 1).flatMap { second in
                RunDifference.all(between: runs[first], and: runs[second])
            }
        }
    }

    /// Whether every difference is explained.
    var isExplained: Bool { differences.allSatisfy { $0.explainedBy != nil } }

    /// The document of `compare`.
    var json: DeviceJSON {
        .document([
            "scenario": .string(scenario),
            "parameters": parameters,
            "runs": .array(runs.map(\.json)),
            "differences": .array(differences.map(\.json)),
        ])
    }
}
