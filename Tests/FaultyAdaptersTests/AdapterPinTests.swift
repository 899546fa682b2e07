// SPDX-License-Identifier: Apache-2.0

import ProviderContract
import SimulatedDevice
import Testing

/// What is not executed is known by id, for each adapter and rule set: a check cannot fall silent unnoticed.
@Suite("What the contract leaves out for each adapter")
struct AdapterPinTests {
    /// The checks of the clauses that do not bind: those that need accuracy, Allow Once or an upgrade prompt.
    private static func unbound(_ rules: RuleSet) -> [String] {
        let (once, upgrade) = (["AUTH-07"], ["AUTH-05", "AUTH-17"])
        let table: [String: [String]] = [
            "8": accuracy + upgrade + once,
            "11": accuracy + once,
            "13.0": accuracy + upgrade,
            "13.4": accuracy,
        ]
        let clauses = table[rules.name] ?? []
        return ProviderContract.allChecks.filter { clauses.contains($0.clause.id) }.map(\.id)
    }

    /// What is asked of regions only where they are declared.
    private static let regions = [
        "REG-02/entered", "REG-03/reduced", "REG-04/left", "REG-04/entered-again", "REG-04/entered-again-soon",
        "REG-05/no-entry", "REG-05/no-exit",
        "REG-06/stopped", "REG-06/other-stopped", "REG-06/around-the-same-place", "REG-07/new-one-told",
        "REG-07/old-one-silent", "REG-08/other-datum",
        "REG-08/as-given", "REG-09/started-inside", "REG-10/denied", "REG-10/too-many", "REG-10/too-large",
        "REG-11/silent-is-told", "REG-11/full-again",
    ]

    private static let accuracy = [
        "ACC-01", "ACC-02", "ACC-03", "ACC-04", "ACC-05", "ACC-06", "ACC-07", "ACC-08", "ACC-09", "ACC-11", "ACC-13",
        "CAN-08", "ONE-12", "REG-03", "REG-11",
    ]

    /// What each adapter declares too little, or too much, for; the clauses that bind everywhere.
    private static let skipped = [
        "native": [
            "ACC-13/answer-reaches-sdk", "ACC-13/none-when-full", "ACC-13/none-in-the-mode-reduce", "ACC-13/slow-user",
            "AUTH-15/leads-to-location", "AUTH-15/asked-once", "AUTH-15/decided-already", "AUTH-16/consent-came-later",
            "ONE-12/app-never-answers", "UPD-07/refused", "PRV-01/request", "PRV-01/request-while-undetermined",
            "PRV-01/later", "PRV-01/updates",
        ],
        "amap": [
            "AUTH-01/when-locating", "AUTH-01/when-updating", "AUTH-01/under-reduced-accuracy",
            "AUTH-07/next-request-is-not-refused", "AUTH-12/next-request", "AUTH-14/no-callback", "UPD-07/refused",
        ] + regions,
        "tencent": [
            "ACC-13/answer-reaches-sdk", "ACC-13/none-when-full", "ACC-13/none-in-the-mode-reduce", "ACC-13/slow-user",
            "AUTH-15/leads-to-location", "AUTH-15/asked-once", "AUTH-15/decided-already", "ONE-12/app-never-answers",
            "UPD-07/refused",
        ] + regions,
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
