// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// The text of a failure: enough for a stranger to understand it and to see it again.
struct Explanation {
    private let trial: Trial
    private let violation: Violation
    private let journal: [String]

    /// How many lines of the journal are shown.
    private static let journalLines = 16

    init(_ trial: Trial, _ violation: Violation, journal: [String]) {
        self.trial = trial
        self.violation = violation
        self.journal = journal.suffix(Self.journalLines)
    }

    var text: String {
        let clause = trial.check.clause
        var lines = [
            "\(trial.check.id) (\(clause.level.rawValue)) \(clause.rule)",
            "  provider    \(trial.subject.name), rule set \(trial.rules), seed \(trial.seed)",
            "  source      \(clause.source)",
            "  expected    \(violation.expected)",
            "  observed    \(violation.observed)",
            "  mistake     \(trial.check.mistake)",
            "  replay      \(trial.subject.replay(trial.check, rules: trial.rules, seed: trial.seed))",
        ]
        if !journal.isEmpty {
            lines.append("  journal     (the last \(journal.count) entries)")
            lines += journal.map { "    \($0)" }
        }
        return lines.joined(separator: "\n")
    }
}
