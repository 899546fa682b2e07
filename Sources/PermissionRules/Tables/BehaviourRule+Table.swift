// SPDX-License-Identifier: Apache-2.0

extension BehaviourRule {
    /// The rule as the ledger prints it.
    public var ledger: LedgerRow { Self.table[self] ?? LedgerRow(rawValue, area: "", "", .assumed, source: "") }

    /// All behaviour rows, in the order of the cases.
    public static let ledger: [LedgerRow] = allCases.map(\.ledger)

    private static let table: [BehaviourRule: LedgerRow] = Dictionary(
        uniqueKeysWithValues: (reading + callbacks + updates + asynchronous + surface + oneShots + sensing + monitoring
            + delivery
            + life).map {
                rule,
                row in
                (rule, row)
            }
    )

    /// A rule and its row; the rows stand in one file for each area.
    typealias Entry = (BehaviourRule, LedgerRow)

    /// Makes one entry.
    static func row(
        _ rule: BehaviourRule,
        _ area: String,
        _ statement: String,
        rules: [RuleSet] = RuleSet.all,
        _ confidence: RuleConfidence,
        _ source: String,
        _ switchName: SwitchName? = nil
    ) -> Entry {
        (
            rule,
            LedgerRow(
                rule.rawValue,
                area: area,
                statement,
                rules: rules,
                confidence,
                source: source,
                switchName: switchName
            )
        )
    }
}
