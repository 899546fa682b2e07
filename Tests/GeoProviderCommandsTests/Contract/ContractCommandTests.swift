// SPDX-License-Identifier: Apache-2.0

import Foundation
import PermissionRules
import ProviderContract
import Testing

@Suite("contract and clauses")
struct ContractCommandTests {
    private static let clause = ProviderContract.clauses.first { $0.untestedBecause == nil }?.id ?? ""

    @Test("clauses prints every clause with its keys")
    func clauses() throws {
        let run = CommandRun("clauses --format json")
        let rows = try run.document(as: [[String: Any]].self)
        #expect(run.code == 0)
        #expect(rows.compactMap { $0["id"] as? String } == ProviderContract.clauses.map(\.id))
        let keys = [
            "capability", "id", "level", "likelyMistake", "rule", "rules", "since", "source", "untestedBecause",
        ]
        #expect(rows.allSatisfy { $0.keys.sorted() == keys })
    }

    @Test("clauses is made for reading within the width", arguments: [60, 80, 120])
    func clausesText(_ width: Int) {
        let run = CommandRun("clauses", width: width)
        #expect(run.columns <= width)
        #expect(ProviderContract.clauses.allSatisfy { run.output.contains($0.id) })
    }

    @Test("The native provider keeps the contract, and the document has its keys")
    func native() throws {
        let run = CommandRun("contract --provider native --format json")
        let document = try run.document()
        #expect(run.code == 0)
        #expect(
            document.keys.sorted() == ["contractVersion", "digest", "formatVersion", "mutants", "reports", "seconds"]
        )
        #expect(document["seconds"] is NSNull)
        #expect(document["mutants"] is NSNull)
        let report = try #require((document["reports"] as? [[String: Any]])?.first)
        #expect(report.keys.sorted() == ["badge", "checks", "provider", "standing", "totals"])
        #expect(report["provider"] as? String == "native")
        let totals = try #require(report["totals"] as? [String: Int])
        let outcomes = ["advised", "disabled", "failed", "notApplicable", "passed", "skipped", "suiteError"]
        #expect(totals.keys.sorted() == outcomes)
        #expect(totals["failed"] == 0)
        #expect((totals["passed"] ?? 0) > 0)
        let check = try #require((report["checks"] as? [[String: Any]])?.first)
        #expect(check.keys.sorted() == ["capability", "clause", "id", "level", "message", "outcome", "rules"])
    }

    @Test("One clause on one rule set runs that and nothing else")
    func selection() throws {
        let document = try CommandRun("contract --clause \(Self.clause) --rules 17 --format json").document()
        let reports = try #require(document["reports"] as? [[String: Any]])
        let checks = reports.flatMap { $0["checks"] as? [[String: Any]] ?? [] }
        #expect(!checks.isEmpty)
        #expect(checks.allSatisfy { $0["clause"] as? String == Self.clause && $0["rules"] as? String == "17" })
    }

    @Test("A check that is asked for by its id runs alone")
    func oneCheck() throws {
        let id = try #require(ProviderContract.allChecks.first?.id)
        let document = try CommandRun("contract --provider native --clause \(id) --format json").document()
        let checks = (document["reports"] as? [[String: Any]])?.first?["checks"] as? [[String: Any]]
        #expect(Set(checks?.compactMap { $0["id"] as? String } ?? []) == [id])
    }

    @Test("The digest is the same every time, whether timed or not")
    func digest() throws {
        let line = "contract --clause \(Self.clause) --format json"
        let first = try CommandRun(line).document()
        let second = try CommandRun(line + " --timing").document()
        #expect(first["digest"] as? String == second["digest"] as? String)
        #expect(second["seconds"] is Double)
    }

    @Test("A run in which nothing came to a judgement falls short")
    func nothingRun() throws {
        let newer = try #require(ProviderContract.clauses.first { clause in !clause.rules.contains { $0.name == "8" } })
        #expect(CommandRun("contract --clause \(newer.id) --rules 8").code == 1)
    }

    @Test(
        "Names that fit nothing give exit code 2 and the nearest that does",
        arguments: [
            ("--provider naitive", "unknown provider “naitive”. Did you mean “native”?"),
            ("--rules 13.5", "unknown rule set “13.5”. Did you mean “13.0”?"), ("--rules newest", "Possible is 8, 11"),
            ("--clause ACC-1", "Did you mean “ACC-01”?"), ("--clause zzz", "unknown clause “zzz”"),
            ("--seed x", "Write a whole number"), ("--seed -1", "Write a whole number"),
        ]
    )
    func unusable(_ flags: String, _ message: String) {
        let run = CommandRun("contract " + flags)
        #expect(run.code == 2)
        #expect(run.output == "")
        #expect(run.errors.contains(message))
    }

    @Test("JUnit's XML is well-formed and counts every check")
    func junit() throws {
        let run = CommandRun("contract --provider native --clause \(Self.clause) --format junit")
        let cases = run.output.matches(of: #/<testcase /#).count
        #expect(run.output.contains("tests=\"\(cases)\""))
        #expect(cases == ProviderContract.allChecks.filter { $0.clause.id == Self.clause }.count * 7)
    }

    @Test("Markdown has a row for each check")
    func markdown() {
        let run = CommandRun("contract --provider native --clause \(Self.clause) --format markdown")
        let checks = ProviderContract.allChecks.filter { $0.clause.id == Self.clause }
        #expect(run.output.hasPrefix("# Provider contract "))
        #expect(checks.allSatisfy { run.output.contains("| passed | \($0.id) |") })
    }

    @Test("Text has a line for each check within the width", arguments: [60, 80, 120])
    func text(_ width: Int) {
        let run = CommandRun("contract --provider native --clause \(Self.clause)", width: width)
        let checks = ProviderContract.allChecks.filter { $0.clause.id == Self.clause }
        #expect(run.columns <= width)
        #expect(checks.allSatisfy { run.output.contains("  passed  \($0.id)") })
    }
}
