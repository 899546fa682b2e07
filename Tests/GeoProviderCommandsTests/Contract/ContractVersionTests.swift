// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import ProviderContract
import Testing

@testable import GeoProviderCommands

@Suite("contract with a version of an SDK")
struct ContractVersionTests {
    @Test(
        "Tencent before 4.0.3 asks by itself: a known deviation, named, and no other.",
        arguments: [("3.23", true), ("4.0.1", true), ("4.0.3", false), ("4.2", false), ("4.3", false)]
    )
    func tencent(version: String, deviates: Bool) throws {
        let provider = try #require([ProviderRegistration].standard.first { $0.id == "tencent" })
        let report = ProviderContract.verify(
            ContractSelection.subject(provider, version: version),
            checks: ProviderContract.allChecks,
            rules: version == "4.0.1" ? RuleSet.all : [.ios11, .ios18]
        )
        #expect(report.results(.failed).isEmpty && report.results(.suiteError).isEmpty, "\(report)")
        let disabled = report.results(.disabled)
        let ids = Set(disabled.map(\.id))
        #expect(ids == (deviates ? ["AUTH-01/when-locating", "AUTH-01/when-updating"] : []))
        #expect(disabled.allSatisfy { $0.message?.contains("4.0.3") == true })
    }

    @Test(
        "AMap before 2.6.7 cannot ask for full accuracy, and before 2.6.2 asks by itself: known deviations, and no others.",
        arguments: [("2.6.0", 4), ("2.6.2", 3), ("2.6.7", 0), ("2.8.0", 0), ("2.10.0", 0), ("2.12.0", 0)]
    )
    func amap(version: String, deviations: Int) throws {
        let provider = try #require([ProviderRegistration].standard.first { $0.id == "amap" })
        let report = ProviderContract.verify(
            ContractSelection.subject(provider, version: version),
            checks: ProviderContract.allChecks,
            rules: version == "2.6.2" ? RuleSet.all : [.ios11, .ios18]
        )
        #expect(report.failures.map(\.id) == [])
        #expect(Set(report.results(.disabled).map(\.id)).count == deviations)
    }

    @Test("A run of an older version lists what it is known to break, and that is no failure.")
    func lists() throws {
        let run = CommandRun("contract --provider tencent --sdk-version tencent=3.23 --clause AUTH-01 --format json")
        #expect(run.code == 0, "\(run.output)")
        let reports = try #require(try run.document()["reports"] as? [[String: Any]])
        let checks = reports.flatMap { $0["checks"] as? [[String: Any]] ?? [] }
        let disabled = checks.filter { $0["outcome"] as? String == "disabled" }
        #expect(!disabled.isEmpty)
        #expect(disabled.allSatisfy { ($0["message"] as? String)?.contains("4.0.3") == true })
    }

    @Test(
        "Whether consent is needed is asked only of versions that need it.",
        arguments: [
            ("tencent=3.23", false), ("tencent=4.0.1", true), ("amap=2.6.2", false), ("amap=2.6.7", false),
            ("amap=2.8.0", true),
        ]
    )
    func consent(version: String, isAsked: Bool) throws {
        let provider = version.prefix { $0 != "=" }
        let run = CommandRun("contract --provider \(provider) --clause PRV-01 --sdk-version \(version) --format json")
        let reports = try #require(try run.document()["reports"] as? [[String: Any]])
        let outcomes = reports.flatMap { $0["checks"] as? [[String: Any]] ?? [] }.map { $0["outcome"] as? String }
        #expect(outcomes.contains("passed") == isAsked)
        #expect(!outcomes.contains("failed"))
    }

    @Test("A version that does not exist is refused.")
    func unknown() {
        let run = CommandRun("contract --provider tencent --sdk-version tencent=9")
        #expect(run.code == 2)
        #expect(run.errors.contains("3.23"))
    }
}
