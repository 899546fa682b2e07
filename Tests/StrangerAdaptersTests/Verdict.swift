// SPDX-License-Identifier: Apache-2.0

import ProviderContract
import SimulatedDevice

/// What the contract says of an adapter that somebody else wrote.
enum Verdict {
    /// The first check that rejects a subject and that its faultless control passes; nil: the contract takes it for good.
    ///
    /// The newest rule set is tried first with every check, so that most are rejected after a fraction of the suite.
    static func rejection(of subject: ContractSubject, beside control: ContractSubject, first: [ContractCheck] = [])
        -> String?
    {
        let newest = Array(RuleSet.all.suffix(1))
        for rules in [newest, RuleSet.all.dropLast(1)] {
            for check in first + ProviderContract.allChecks
            where fails(subject, check, rules) && !fails(control, check, rules) {
                return check.id
            }
        }
        return nil
    }

    private static func fails(_ subject: ContractSubject, _ check: ContractCheck, _ rules: [RuleSet]) -> Bool {
        !ProviderContract.verify(subject, checks: [check], rules: rules).failures.isEmpty
    }
}
