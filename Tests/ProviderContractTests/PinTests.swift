// SPDX-License-Identifier: Apache-2.0

import ProviderContract
import SimulatedDevice
import Testing

@Suite("What is not executed is known, by id")
struct PinTests {
    private func ids(_ outcome: ContractOutcome, _ subject: ContractSubject, _ rules: RuleSet) -> [String] {
        ProviderContract.verify(subject, rules: [rules]).results(outcome).map(\.id)
    }

    /// The checks that bind only where accuracy is granted apart.
    private static let accuracy = [
        "ACC-01/never-asks-for-always", "ACC-01/own-purpose-key", "ACC-02/allowed", "ACC-02/refused",
        "ACC-02/unknown-purpose-key", "ACC-02/already-full", "ACC-03/refusal-is-nil", "ACC-03/system-error-kept",
        "ACC-04/reaches-the-fixes", "ACC-05/lapses", "ACC-06/reduced-is-marked", "ACC-07/full-or-nothing",
        "ACC-08/fine-request", "ACC-09/becomes-full", "ACC-09/stays-reduced", "ACC-09/answers-once",
        "ACC-11/precise-switched-off", "ACC-13/answer-reaches-sdk",
    ]

    /// By rule set, what the clauses do not bind.
    private static let unbound: [String: [String]] = [
        "8": accuracy + ["AUTH-05/keep-only-while-using", "AUTH-07/allow-once-lapses", "REG-03/reduced"],
        "11": accuracy + ["AUTH-07/allow-once-lapses", "REG-03/reduced"],
        "13.0": accuracy + ["AUTH-05/keep-only-while-using", "REG-03/reduced"],
        "13.4": accuracy + ["REG-03/reduced"],
    ]

    @Test("Not applicable, whatever the provider", arguments: RuleSet.all)
    func notApplicable(_ rules: RuleSet) {
        let expected = Self.unbound[rules.name] ?? []
        #expect(ids(.notApplicable, .native, rules) == expected)
        #expect(ids(.notApplicable, .modest, rules) == expected)
    }

    @Test("Skipped on the native provider", arguments: RuleSet.all)
    func skippedOnNative(_ rules: RuleSet) {
        let accuracy = Self.unbound[rules.name] == nil ? ["ACC-13/answer-reaches-sdk"] : []
        #expect(ids(.skipped, .native, rules) == accuracy + ["AUTH-15/leads-to-location", "UPD-07/refused"])
    }

    @Test("Nothing is disabled, advised or an error of the suite on the native provider", arguments: RuleSet.all)
    func nothingElse(_ rules: RuleSet) {
        for outcome in [ContractOutcome.disabled, .advised, .suiteError, .failed] {
            #expect(ids(outcome, .native, rules) == [])
        }
    }
}
