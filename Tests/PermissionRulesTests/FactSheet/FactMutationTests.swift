// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import Testing

@Suite("A changed row of the emulation does not escape the fact sheet")
struct FactMutationTests {
    /// The rows no line can reach, and why.
    private static let beyondTheFactSheet = [
        "PROMPT-DATA": "the network's prompt is no matter of location",
        "ANS-DATA-ALL": "the network's prompt is no matter of location",
        "ANS-DATA-WLAN": "the network's prompt is no matter of location",
        "ANS-DATA-REFUSE": "the network's prompt is no matter of location",
    ]

    @Test("Every row but those named with their reason is caught by a line", arguments: TableVariant.all.map(\.id))
    func caught(_ id: String) throws {
        let variant = try #require(TableVariant.all.first { $0.id == id })
        let check = FactCheck(variant.table, isQuick: true, only: Set(FidelityLedger.row(id)?.rules ?? []))
        let lines = FactLine.all.filter { $0.script != "device" }
        let catching = try lines.first { try check.fault(in: $0) != nil }
        #expect(
            (catching == nil) == (Self.beyondTheFactSheet[id] != nil),
            "\(id) caught by \(catching?.id ?? "nothing")"
        )
    }

    @Test("Every row of the permission tables is tried")
    func complete() {
        let ids = PermissionTable.standard.ledger.map(\.id)
        #expect(TableVariant.all.map(\.id) == ids)
        #expect(Set(Self.beyondTheFactSheet.keys).isSubset(of: ids))
    }
}
