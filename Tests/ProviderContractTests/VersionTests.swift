// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import NativeStyleAdapter
import ProviderContract
import SimulatedDevice
import SimulatedEnvironment
import Testing

@Suite("A new clause is advice for one minor version")
struct VersionTests {
    private func result(since: ContractVersion, level: ContractLevel, by version: ContractVersion) throws
        -> ContractResult
    {
        let clause = ContractClause(
            id: "TEAM-01",
            level: level,
            rule: "The provider is called vendor.",
            source: "This test.",
            likelyMistake: "It has another name.",
            since: since
        )
        let check = ContractCheck(clause: clause, name: "name") { _, provider in
            guard provider.descriptor.id != "vendor" else { return }
            throw ContractViolation(expected: "vendor", observed: provider.descriptor.id)
        }
        let subject = ContractSubject(name: "native", contractVersion: version) { device in
            NativeStyleProvider(environment: .simulated(device))
        }
        return try #require(ProviderContract.verify(subject, checks: [check], rules: [.ios18]).results.first)
    }

    @Test(
        "A clause of a minor version is absent before, advice in it, and binds from the next one on",
        arguments: [
            (ContractVersion(1, 0), ContractOutcome.notApplicable), (ContractVersion(1, 1), .advised),
            (ContractVersion(1, 2), .failed), (ContractVersion(2, 0), .failed),
        ],
        [ContractLevel.must, .should]
    )
    func minor(_ expected: (version: ContractVersion, outcome: ContractOutcome), _ level: ContractLevel) throws {
        let result = try result(since: ContractVersion(1, 1), level: level, by: expected.version)
        #expect(result.outcome == expected.outcome)
        if expected.outcome == .notApplicable {
            #expect(result.message == "the clause came with version 1.1, and 1.0 is asked for")
        } else {
            #expect(result.message?.contains("expected    vendor") == true)
        }
    }

    @Test("A clause of a major version binds at once, and a MAY never does")
    func major() throws {
        let two = ContractVersion(2, 0)
        #expect(try result(since: two, level: .must, by: ContractVersion(1, 9)).outcome == .notApplicable)
        #expect(try result(since: two, level: .must, by: two).outcome == .failed)
        #expect(try result(since: two, level: .may, by: ContractVersion(2, 5)).outcome == .advised)
    }

    @Test("No clause is newer than the contract")
    func clauses() {
        #expect(ProviderContract.clauses.allSatisfy { $0.since <= ProviderContract.version })
    }

    @Test("A report tells the version it was judged by, and its digest knows it")
    func told() {
        let reports = [ContractVersion(1, 0), ContractVersion(1, 1)].map { version in
            let subject = ContractSubject(name: "native", contractVersion: version) { device in
                NativeStyleProvider(environment: .simulated(device))
            }
            return ProviderContract.verify(subject, checks: ProviderContract.checks(named: "ONE-01"))
        }
        #expect(reports.map(\.version.description) == ["1.0", "1.1"])
        #expect(reports[0].digest != reports[1].digest)
        #expect(reports[1].badge.hasPrefix("provider contract 1.1 (in part): "))
    }

    @Test("A version is two whole numbers", arguments: ["", "1", "1.", ".1", "1.0.0", "+1.0", "1.x", "-1.0", "1. 0"])
    func unreadable(_ text: String) {
        #expect(ContractVersion(text) == nil)
        #expect(ContractVersion("1.10")! > ContractVersion("1.9")!)
    }
}
