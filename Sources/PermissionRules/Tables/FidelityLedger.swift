// SPDX-License-Identifier: Apache-2.0

/// The fidelity ledger: every rule of the emulation of iOS, with its source and how sure it is.
public enum FidelityLedger {
    /// All rows: the permission tables first, then the behaviour rules, then the links into Settings.
    public static let rows: [LedgerRow] =
        PermissionTable.standard.ledger + BehaviourRule.ledger + SettingsLinkRule.table.map(\.ledger)

    /// The row with an id, if there is one.
    public static func row(_ id: String) -> LedgerRow? { byID[id] }

    private static let byID = Dictionary(rows.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
}
