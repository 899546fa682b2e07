// SPDX-License-Identifier: Apache-2.0

public import SimulatedDevice

/// How one check ended on one rule set, and why.
public struct ContractResult: Sendable, Hashable {
    /// The check's id, such as `AUTH-03/denied-at-prompt`.
    public let id: String
    /// The check's clause.
    public let clause: ContractClause
    /// The rule set it ran on.
    public let rules: RuleSet
    /// How it ended.
    public let outcome: ContractOutcome
    /// Why, unless it passed: for a failure the whole text that a stranger can act on.
    public let message: String?

    init(_ check: ContractCheck, _ rules: RuleSet, _ outcome: ContractOutcome, _ message: String? = nil) {
        id = check.id
        clause = check.clause
        self.rules = rules
        self.outcome = outcome
        self.message = message
    }
}

extension ContractResult: CustomStringConvertible {
    /// The check, the rule set, the outcome and the first line of why.
    public var description: String {
        let reason = message.map { ": " + $0.prefix { $0 != "\n" } } ?? ""
        return "\(id) on rule set \(rules): \(outcome.rawValue)\(reason)"
    }
}
