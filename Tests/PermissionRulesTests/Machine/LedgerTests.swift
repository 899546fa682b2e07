// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import Testing

@Suite("The fidelity ledger")
struct LedgerTests {
    @Test("Ids are unique, short and without blanks")
    func ids() {
        let ids = FidelityLedger.rows.map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(ids.allSatisfy { $0.wholeMatch(of: /[A-Z0-9]+([.-][A-Z0-9]+)+/) != nil })
    }

    @Test(
        "Every row has a one-sentence statement, an area, a source and rule sets, oldest first",
        arguments: FidelityLedger.rows.map(\.id)
    )
    func rowsAreComplete(_ id: String) throws {
        let row = try #require(FidelityLedger.row(id))
        #expect(row.statement.hasSuffix(".") && row.statement.count > 10, "\(row.id)")
        #expect(!row.area.isEmpty && !row.source.isEmpty, "\(row.id)")
        #expect(!row.rules.isEmpty, "\(row.id)")
        #expect(row.rules == Set(row.rules).sorted(), "\(row.id)")
    }

    @Test("A row is found by its id")
    func findsRows() {
        for row in FidelityLedger.rows { #expect(FidelityLedger.row(row.id) == row) }
        #expect(FidelityLedger.row("NO-SUCH-ROW") == nil)
    }

    @Test("Every behaviour rule has a row that its raw value names", arguments: BehaviourRule.allCases)
    func behaviourRows(_ rule: BehaviourRule) {
        #expect(FidelityLedger.row(rule.rawValue) == rule.ledger)
        #expect(rule.ledger.source.isEmpty == false)
    }

    @Test("Every switch changes a rule of the ledger", arguments: SwitchName.allCases)
    func switchesAreUsed(_ name: SwitchName) {
        #expect(FidelityLedger.rows.contains { $0.switchName == name })
    }

    @Test("Every decision of the machine cites a row that binds its rule set", arguments: RuleSet.all)
    func citationsBind(_ rules: RuleSet) {
        let cited = Set(Exploration(PermissionMachine(rules), from: PermissionState()).moves.flatMap(\.rules))
        for id in cited.sorted() {
            #expect(FidelityLedger.row(id)?.rules.contains(rules) == true, "\(id)")
        }
    }
}
