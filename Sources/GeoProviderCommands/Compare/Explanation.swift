// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// A rule that a timeline cites at a time, and what it can explain.
struct Explanation {
    /// When, in seconds.
    let time: Double
    /// The id of the ledger row or clause.
    let rule: String
    /// The kinds of summary fields that it may make differ.
    private let fields: Set<String>

    /// Whether it may make a kind of field differ; a field explains its parts.
    func explains(_ kind: String) -> Bool {
        fields.contains { kind == $0 || kind.hasPrefix($0 + ".") }
    }

    /// Every rule that one of the timelines cites and that its provider's SDK is known for, oldest first.
    static func all(in runs: [RunRecord]) -> [Explanation] {
        runs.flatMap { run in
            run.timeline.compactMap { entry -> Explanation? in
                guard let rule = entry.rule, let habit = run.provider.habits.first(where: { $0.id == rule }) else {
                    return nil
                }
                return Explanation(time: entry.time.inSeconds, rule: rule, fields: habit.explains)
            }
        }.sorted { $0.time < $1.time }
    }
}
