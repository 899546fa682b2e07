// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import Testing

@Suite("ledger")
struct LedgerCommandTests {
    @Test("Prints every rule with its keys, null where there is no switch")
    func prints() throws {
        let run = CommandRun("ledger --format json")
        let rows = try run.document(as: [[String: Any]].self)
        #expect(run.code == 0)
        let ids = rows.compactMap { $0["id"] as? String }
        #expect(ids.starts(with: FidelityLedger.rows.map(\.id)))
        #expect(Set(ids).count == ids.count)
        let keys = ["area", "confidence", "default", "id", "rules", "source", "statement", "switch"]
        #expect(rows.allSatisfy { $0.keys.sorted() == keys })
        #expect(
            rows.allSatisfy { ["documented", "reported", "inferred", "assumed"].contains($0["confidence"] as? String) }
        )
    }

    @Test("A rule with a switch names it, with its default in its type")
    func namesSwitches() throws {
        let rows = try CommandRun("ledger --format json").document(as: [[String: Any]].self)
        let row = try #require(rows.first { $0["id"] as? String == "REQ-8-UPGRADE" })
        #expect(row["switch"] as? String == "allowUpgradeOniOS8")
        #expect(row["default"] as? Bool == false)
        #expect(row["rules"] as? [String] == ["8"])
    }

    @Test("Shows every rule within the width", arguments: [40, 80, 120])
    func keepsToTheWidth(_ width: Int) {
        let run = CommandRun("ledger", width: width)
        #expect(run.columns <= width)
        #expect(FidelityLedger.rows.allSatisfy { run.output.contains($0.id) })
    }

    @Test("Shows rule, sureness, source, versions and switch")
    func showsRules() {
        let output = CommandRun("ledger", width: 160).output
        let expected = """
              REQ-8-UPGRADE  reported
                  Contested: an Always request after a When-In-Use grant prompts once.
                  iOS 8 until 11 · nickoneill/PermissionScope#24 (2015), one report · --switch allowUpgradeOniOS8=false

            """
        #expect(output.contains(expected))
    }
}
