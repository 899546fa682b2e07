// SPDX-License-Identifier: Apache-2.0

/// How a check ended on one rule set.
public enum ContractOutcome: String, Sendable, Hashable, CaseIterable {
    /// The provider keeps the clause.
    case passed
    /// The provider breaks the clause.
    case failed
    /// The provider falls short of a clause that is only advice: it is told and never red.
    case advised
    /// The provider does not declare the capability, or the world lacks a control; the message names which.
    case skipped
    /// The clause does not bind this rule set.
    case notApplicable
    /// The provider declares that it deviates here; a deviation that does not show is a failure.
    case disabled
    /// The suite itself could not do its work, for example because no provider could be made.
    case suiteError
}

extension ContractOutcome {
    /// Whether the check came to a judgement.
    public var isExecuted: Bool { self == .passed || self == .failed || self == .advised }

    /// Whether a report with this outcome is red.
    public var isFailure: Bool { self == .failed || self == .suiteError }
}
