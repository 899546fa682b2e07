// SPDX-License-Identifier: Apache-2.0

/// One rule of the emulation, as the fidelity ledger prints it.
public struct LedgerRow: Sendable, Hashable {
    /// The rule's id, as journals cite it.
    public let id: String
    /// The part of the emulation it belongs to.
    public let area: String
    /// What holds, in one sentence.
    public let statement: String
    /// The rule sets it binds, oldest first.
    public let rules: [RuleSet]
    /// How sure it is.
    public let confidence: RuleConfidence
    /// Where it comes from.
    public let source: String
    /// The switch that changes it, if there is one.
    public let switchName: SwitchName?

    /// Makes a row; no rule sets given means all of them.
    public init(
        _ id: String,
        area: String,
        _ statement: String,
        rules: [RuleSet] = RuleSet.all,
        _ confidence: RuleConfidence,
        source: String,
        switchName: SwitchName? = nil
    ) {
        self.id = id
        self.area = area
        self.statement = statement
        self.rules = rules
        self.confidence = confidence
        self.source = source
        self.switchName = switchName
    }
}
