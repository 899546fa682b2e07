// SPDX-License-Identifier: Apache-2.0

import ProviderContract
import SimulatedDevice
import Testing

@Suite("A failure says what a stranger needs to act on it")
struct FailureTextTests {
    private func message(_ subject: ContractSubject) throws -> String {
        let checks = ProviderContract.checks(named: "AUTH-10/denied")
        let report = ProviderContract.verify(subject, checks: checks, rules: [.ios14], seed: 3)
        return try #require(report.failures.first?.message)
    }

    @Test("It names clause, level, rule, source, expected, observed, mistake, seed and the journal")
    func parts() throws {
        let text = try message(.broken)
        let clause = try #require(ProviderContract.clauses.first { $0.id == "AUTH-10" })
        #expect(text.hasPrefix("AUTH-10/denied (MUST) \(clause.rule)\n"))
        #expect(text.contains("provider    native, rule set 14, seed 3"))
        #expect(text.contains("source      \(clause.source)"))
        #expect(text.contains("expected    one-shot 1 is answered"))
        #expect(text.contains("observed    no answer in the 5 s since it was asked for"))
        #expect(text.contains("mistake     \(clause.likelyMistake)"))
        #expect(text.contains("journal     (the last "))
        #expect(text.contains("app step contract: native requestLocation"))
    }

    @Test("A provider of the command line is replayed by one command")
    func replayByCommand() throws {
        let lines = try message(.broken).split(separator: "\n").filter { $0.contains("replay") }
        #expect(
            lines == [
                "  replay      geoprovider contract --provider native --clause AUTH-10/denied --rules 14 --seed 3"
            ]
        )
    }

    @Test("A stranger's is replayed by the environment variable")
    func replayByVariable() throws {
        let lines = try message(.brokenStranger).split(separator: "\n").filter { $0.contains("replay") }
        #expect(lines == ["  replay      GEOPROVIDER_CHECK=AUTH-10/denied swift test"])
    }

    @Test("A check that is run throws one error for all rule sets, which starts with the clause")
    func thrown() throws {
        let check = try #require(ProviderContract.checks(named: "ONE-01/located").first)
        let failure = #expect(throws: ContractFailure.self) { try check.run(.broken) }
        #expect(failure?.results.count == RuleSet.all.count)
        #expect(failure?.description.hasPrefix("ONE-01/located (MUST)") == true)
        #expect(failure?.description.hasSuffix("also on     rule sets 11, 13.0, 13.4, 14, 17, 18") == true)
        #expect(check.description.hasPrefix("ONE-01"))
    }
}
