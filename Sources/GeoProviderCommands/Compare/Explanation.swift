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

    /// How closely it explains a kind of field: the length of the field it names, which explains its parts, too; 0: not at all.
    func closeness(to kind: String) -> Int {
        fields.filter { kind == $0 || kind.hasPrefix($0 + ".") }.map(\.count).max() ?? 0
    }

    /// The rule that explains best why a kind of field differs from a time on: the closest one, of equals the latest.
    static func best(of explanations: [Explanation], for kind: String, until time: Double) -> String? {
        explanations.reversed().filter { $0.time <= time && $0.closeness(to: kind) > 0 }
            .max { ($0.closeness(to: kind), $0.time) < ($1.closeness(to: kind), $1.time) }?.rule
    }

    /// The clauses by which a provider ends a request itself: when it does depends on its SDK's own time-outs.
    private static let clauses: [String: Set<String>] = [
        "AUTH-12": ["completions"], "AUTH-13": ["completions"], "ONE-13": ["completions"],
    ]

    /// Every rule that one of the timelines cites and that is known to make a difference, oldest first.
    static func all(in runs: [RunRecord]) -> [Explanation] {
        runs.flatMap { run in
            run.timeline.compactMap { entry -> Explanation? in
                guard let rule = entry.rule else { return nil }
                let fields = run.provider.habits.first { $0.id == rule }?.explains ?? clauses[rule]
                return fields.map { Explanation(time: entry.time.inSeconds, rule: rule, fields: $0) }
            }
        }.sorted { $0.time < $1.time }
    }
}
