// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import ProviderContract
import SimulatedDevice
import Testing

@Suite("What is not executed depends on rule set and declaration alone")
struct PinTests {
    private func ids(_ outcome: ContractOutcome, _ subject: ContractSubject, _ rules: RuleSet) -> [String] {
        ProviderContract.verify(subject, rules: [rules]).results(outcome).map(\.id)
    }

    @Test("A rule set leaves out the same for every provider", arguments: RuleSet.all)
    func notApplicable(_ rules: RuleSet) {
        let expected = ProviderContract.allChecks.filter { check in
            !check.clause.rules.contains { $0.name == rules.name }
        }
        #expect(ids(.notApplicable, .native, rules) == expected.map(\.id))
        #expect(ids(.notApplicable, .modest, rules) == expected.map(\.id))
    }

    @Test("A provider that declares nothing is judged by what needs no capability", arguments: RuleSet.all)
    func skipped(_ rules: RuleSet) {
        let skipped = ids(.skipped, .modest, rules)
        let needing = ProviderContract.allChecks.filter { check in
            check.clause.capability != nil && check.clause.rules.contains { $0.name == rules.name }
        }
        #expect(Set(needing.map(\.id)).isSubset(of: skipped))
        #expect(
            skipped.filter { id in !needing.contains { $0.id == id } } == ["CAN-02/other-request", "CRD-01/updates"]
        )
    }
}
