// SPDX-License-Identifier: Apache-2.0

/// How many checks ended how, each rule set counted by itself.
public struct ContractTotals: Sendable, Hashable {
    private var counts: [ContractOutcome: Int] = [:]

    /// Counts results.
    ///
    /// - Parameter results: The results.
    public init(_ results: [ContractResult]) {
        for result in results { counts[result.outcome, default: 0] += 1 }
    }

    /// How many ended like this.
    ///
    /// - Parameter outcome: The outcome.
    public subscript(_ outcome: ContractOutcome) -> Int { counts[outcome] ?? 0 }

    /// How many checks came to a judgement.
    public var executed: Int { ContractOutcome.allCases.filter(\.isExecuted).reduce(0) { $0 + self[$1] } }

    /// How many bind the rule sets on which they were tried.
    public var applicable: Int { all - self[.notApplicable] }

    /// How many there were.
    public var all: Int { ContractOutcome.allCases.reduce(0) { $0 + self[$1] } }
}

extension ContractTotals: CustomStringConvertible {
    /// The executed of all, their share of what applies, and every outcome that occurred.
    public var description: String {
        let parts = ContractOutcome.allCases.filter { self[$0] > 0 }.map { "\(self[$0]) \($0.rawValue)" }
        let share = applicable > 0 ? " (\(executed * 100 / applicable) % of what applies)" : ""
        return "\(executed) of \(all) executed\(share): " + parts.joined(separator: ", ")
    }
}
