// SPDX-License-Identifier: Apache-2.0

import ProviderContract
import SimulatedDevice
import Testing

/// What is not executed is known by id, for each adapter and rule set: a check cannot fall silent unnoticed.
@Suite("What the contract leaves out for each adapter")
struct AdapterPinTests {
    /// What the clauses do not bind, whatever the provider: what needs accuracy, Allow Once or an upgrade prompt.
    private static func unbound(_ rules: RuleSet) -> [String] {
        let once = ["AUTH-07/allow-once-lapses"]
        let upgrade = ["AUTH-05/keep-only-while-using"]
        let table: [String: [String]] = [
            "8": accuracy + upgrade + once + ["REG-03/reduced"],
            "11": accuracy + once + ["REG-03/reduced"],
            "13.0": accuracy + upgrade + ["REG-03/reduced"],
            "13.4": accuracy + ["REG-03/reduced"],
        ]
        return table[rules.name] ?? []
    }

    private static let accuracy = [
        "ACC-01/never-asks-for-always", "ACC-01/own-purpose-key", "ACC-02/allowed", "ACC-02/refused",
        "ACC-02/unknown-purpose-key", "ACC-02/already-full", "ACC-03/refusal-is-nil", "ACC-03/system-error-kept",
        "ACC-04/reaches-the-fixes", "ACC-05/lapses", "ACC-06/reduced-is-marked", "ACC-07/full-or-nothing",
        "ACC-08/fine-request", "ACC-09/becomes-full", "ACC-09/stays-reduced", "ACC-09/answers-once",
        "ACC-11/precise-switched-off", "ACC-13/answer-reaches-sdk",
    ]

    /// What each adapter declares too little, or too much, for; the clauses that bind everywhere.
    private static let skipped = [
        "native": ["ACC-13/answer-reaches-sdk", "AUTH-15/leads-to-location", "UPD-07/refused"],
        "amap": [
            "AUTH-01/when-locating", "AUTH-01/when-updating", "AUTH-14/no-callback", "UPD-07/refused",
            "REG-02/entered", "REG-03/reduced",
        ],
        "tencent": [
            "ACC-13/answer-reaches-sdk", "AUTH-15/leads-to-location", "UPD-07/refused", "REG-02/entered",
            "REG-03/reduced",
        ],
    ]

    @Test("Skipped and not applicable checks are these", arguments: FaultyAdaptersTests.subjects, RuleSet.all)
    func leftOut(_ subject: ContractSubject, _ rules: RuleSet) {
        let report = ProviderContract.verify(subject, rules: [rules])
        let unbound = Self.unbound(rules)
        #expect(report.results(.notApplicable).map(\.id) == unbound)
        #expect(report.results(.skipped).map(\.id) == Self.skipped[subject.name]?.filter { !unbound.contains($0) })
        #expect(report.totals.executed == report.totals[.passed], "\(report)")
        #expect(report.isGood)
    }
}
