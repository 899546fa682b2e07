// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// What a report comes to.
public enum ContractStanding: String, Sendable, Hashable, CaseIterable {
    /// Nothing is red, and enough was executed to say so.
    case passing
    /// Nothing is red, but less than four fifths of what applies was executed: it says too little to be called passing.
    case incomplete
    /// Something is red, or nothing was executed.
    case failing
}

extension ContractReport {
    /// The share of the checks that apply below which a report is never called passing, in per cent.
    public static let passingShare = 80

    /// What the report comes to.
    ///
    /// What a rule set does not bind is not counted; what is skipped or declared as a deviation is.
    public var standing: ContractStanding {
        guard isGood else { return .failing }
        return totals.executed * 100 >= Self.passingShare * totals.applicable ? .passing : .incomplete
    }

    /// The text of a badge: the version, and how many passed, failed and were skipped.
    ///
    /// Known deviations count as skipped, errors of the suite as failed. An incomplete report and one of a part of the
    /// contract say so.
    public var badge: String {
        var parts = [
            "\(totals[.passed]) passed", "\(totals[.failed] + totals[.suiteError]) failed",
            "\(totals[.skipped] + totals[.disabled]) skipped",
        ]
        if standing == .incomplete { parts.append("incomplete") }
        return "provider contract \(version)\(isWhole ? "" : " (in part)"): " + parts.joined(separator: ", ")
    }

    /// Whether every check of the contract was tried on every rule set.
    var isWhole: Bool {
        let tried = Set(results.map { "\($0.id)@\($0.rules.name)" })
        return RuleSet.all.allSatisfy { set in
            ProviderContract.allChecks.allSatisfy { tried.contains("\($0.id)@\(set.name)") }
        }
    }
}
