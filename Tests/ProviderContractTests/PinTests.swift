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

    /// Cases that need what their clause does not: updates, a second request, an SDK that asks, or consent.
    private static let needingMore = [
        "CAN-02/other-request", "CAN-02/the-second-of-two", "CAN-02/inside-a-completion",
        "ERR-05/beside-updates", "CRD-01/updates", "CRD-02/updates", "LIFE-01/while-updates-run",
        "LIFE-04/after-updates",
        "LIFE-08/updates", "PRV-01/request",
        "PRV-01/request-while-undetermined", "PRV-01/later", "PRV-01/updates",
    ]
    /// The same where accuracy can be reduced.
    private static let needingAccuracy = [
        "ACC-06/updates-are-marked", "ACC-06/marked-anew-while-running", "ACC-07/beside-an-approximate-request",
        "ACC-07/updates", "ACC-07/updates-go-on-when-full", "AUTH-16/consent-came-later", "ONE-12/app-never-answers",
    ]

    @Test("A provider that declares nothing is judged by what needs no capability", arguments: RuleSet.all)
    func skipped(_ rules: RuleSet) {
        let skipped = ids(.skipped, .modest, rules)
        let needing = ProviderContract.allChecks.filter { check in
            check.clause.capability != nil && check.clause.rules.contains { $0.name == rules.name }
        }
        #expect(Set(needing.map(\.id)).isSubset(of: skipped))
        let inside = skipped.filter { id in !needing.contains { $0.id == id } }
        let withAccuracy =
            PermissionMachine(rules).traits.hasAccuracyAuthorization
            ? Self.needingAccuracy : ["AUTH-16/consent-came-later"]
        #expect(inside == withAccuracy + Self.needingMore)
    }
}
