// SPDX-License-Identifier: Apache-2.0

import BaiduRegistration
import Foundation
import GeoProviderCommands
import Testing

/// What is not executed is known by id, so that no check falls silent unnoticed.
@Suite("What the contract leaves out for Baidu")
struct PinTests {
    private struct Document: Decodable {
        struct Report: Decodable { let checks: [Check] }
        struct Check: Decodable {
            let id: String
            let rules: String
            let outcome: String
        }
        let reports: [Report]
    }

    /// Regions aside, which Baidu's adapter does not declare.
    private static let skipped: Set = [
        "AUTH-01/when-locating", "AUTH-01/when-updating", "AUTH-07/next-request-is-not-refused",
        "AUTH-12/next-request", "AUTH-14/no-callback", "UPD-07/refused",
        "ACC-13/answer-reaches-sdk", "ACC-13/none-when-full", "ACC-13/none-in-the-mode-reduce", "ACC-13/slow-user",
        "ONE-12/app-never-answers",
    ]
    /// What Baidu's SDK cannot do: each of its one-shots begins with the location that the system remembers.
    private static let advised: Set = ["ONE-14/a-fresh-fix-follows"]
    /// Rule sets with accuracy, an upgrade prompt and Allow Once leave nothing out.
    private static let complete: Set = ["14", "17", "18"]

    @Test("Everything else is executed, and passes.")
    func pins() throws {
        let console = Console.capturing()
        let code = run(
            arguments: ["contract", "--provider", "baidu", "--format", "json"],
            providers: [.baidu],
            console: console
        )
        #expect(code == 0)
        let document = try JSONDecoder().decode(Document.self, from: Data(console.output.utf8))
        let checks = document.reports.flatMap(\.checks)
        #expect(Set(checks.map(\.rules)) == ["8", "11", "13.0", "13.4", "14", "17", "18"])
        #expect(Set(checks.map(\.outcome)) == ["passed", "skipped", "notApplicable", "advised"])
        #expect(Set(checks.filter { $0.outcome == "advised" }.map(\.id)) == Self.advised)
        let skipped = Set(checks.filter { $0.outcome == "skipped" }.map(\.id))
        #expect(skipped.filter { !$0.hasPrefix("REG-") } == Self.skipped)
        let unbound = Set(checks.filter { $0.outcome == "notApplicable" }.map(\.rules))
        #expect(unbound.isDisjoint(with: Self.complete))
    }
}
