// SPDX-License-Identifier: Apache-2.0

import ProviderContract
import SimulatedDevice
import Testing

@Suite("Reports hold what the formats promise")
struct ReportTests {
    private let report = ProviderContract.verify(
        .modest,
        checks: ["ACC-01/never-asks-for-always", "ACC-01/own-purpose-key", "GEO-02/offline"].flatMap {
            ProviderContract.checks(named: $0)
        },
        rules: [.ios13, .ios14]
    )

    private func keys(_ json: DeviceJSON?) -> [String] {
        guard case .object(let members)? = json else { return [] }
        return members.map(\.key)
    }

    @Test("A report has provider, checks and totals, and each check its keys")
    func keysOfReport() throws {
        #expect(keys(report.json) == ["provider", "checks", "totals", "standing", "badge"])
        let checks = try #require(report.json["checks"]?.elements)
        #expect(checks.count == 6)
        #expect(
            checks.allSatisfy {
                keys($0) == ["id", "clause", "level", "rules", "capability", "outcome", "message"]
            }
        )
        #expect(
            keys(report.json["totals"]) == [
                "passed", "failed", "advised", "skipped", "notApplicable", "disabled", "suiteError",
            ]
        )
    }

    @Test("The values are those of the results")
    func values() throws {
        let last = try #require(report.json["checks"]?.elements?.last)
        #expect(last["id"]?.text == "GEO-02/offline")
        #expect(last["clause"]?.text == "GEO-02")
        #expect(last["level"]?.text == "MUST")
        #expect(last["rules"]?.text == "14")
        #expect(last["capability"]?.text == "reverseGeocoding")
        #expect(last["outcome"]?.text == "skipped")
        #expect(report.json["totals"]?["passed"]?.double == 2)
        #expect(report.json["totals"]?["notApplicable"]?.double == 2)
    }

    @Test("Totals count the executed of all")
    func totals() {
        #expect(report.totals.executed == 2)
        #expect(report.totals.all == 6)
        #expect(report.totals.applicable == 4)
        #expect(
            report.totals.description
                == "2 of 6 executed (50 % of what applies): 2 passed, 2 skipped, 2 notApplicable"
        )
    }

    @Test("The text names what was skipped, once, with its rule sets")
    func text() {
        let lines = report.description.split(separator: "\n")
        let head = "2 of 6 executed (50 % of what applies): 2 passed, 2 skipped, 2 notApplicable"
        #expect(lines.first.map(String.init) == "modest: incomplete, " + head)
        #expect(lines.contains("skipped GEO-02/offline (13.0, 14): the provider does not declare reverseGeocoding"))
    }

    @Test("The text ends with version, digest and badge")
    func end() {
        let lines = report.description.split(separator: "\n").suffix(2)
        #expect(lines.first == "contract \(ProviderContract.version), digest \(report.digest)")
        #expect(
            lines.last
                == "provider contract \(ProviderContract.version) (in part): 2 passed, 0 failed, 2 skipped, incomplete"
        )
    }

    @Test("A clause and a row of the kill matrix have their keys")
    func otherKeys() throws {
        #expect(
            keys(ProviderContract.clauses.first?.json) == [
                "id", "level", "rules", "capability", "rule", "source", "likelyMistake", "untestedBecause", "since",
            ]
        )
        let matrix = ProviderContract.killMatrix(.native, checks: [], onlyFirst: true)
        let row = try #require(matrix.json.elements?.first)
        #expect(keys(row) == ["name", "kind", "layer", "killedBy", "firstKilledBy"])
    }
}
