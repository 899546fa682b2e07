// SPDX-License-Identifier: Apache-2.0

import ProviderContract
import SimulatedDevice

/// What the contract says of an adapter that somebody else wrote.
enum Verdict {
    /// The check that rejects a subject and that its faultless control passes; nil: the contract takes it for good.
    ///
    /// The one that a search found before is tried first, then every check: with the newest rule set before the others,
    /// so that most are rejected after a fraction of the suite.
    static func rejection(of subject: ContractSubject, beside control: ContractSubject) -> String? {
        let known = ProviderContract.allChecks.filter { $0.id == firstRejections[subject.name] }
        for checks in [known, ProviderContract.allChecks] {
            for rules in [RuleSet.all.suffix(1), RuleSet.all.dropLast(1)] {
                for check in checks where fails(subject, check, Array(rules)) && !fails(control, check, Array(rules)) {
                    return check.id
                }
            }
        }
        return nil
    }

    private static func fails(_ subject: ContractSubject, _ check: ContractCheck, _ rules: [RuleSet]) -> Bool {
        !ProviderContract.verify(subject, checks: [check], rules: rules).failures.isEmpty
    }
}
