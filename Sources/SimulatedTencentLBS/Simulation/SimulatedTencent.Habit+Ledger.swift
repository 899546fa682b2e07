// SPDX-License-Identifier: Apache-2.0

public import SimulatedDevice

extension SimulatedTencent.Habit {
    /// The part of the emulation that the habit belongs to.
    public var area: String { "Tencent" }

    /// What holds, in one sentence.
    public var statement: String { row.statement }

    /// How sure it is.
    public var confidence: RuleConfidence { row.confidence }

    /// Where it comes from.
    public var source: String { row.source }

    /// The switch that changes it, if there is one.
    public var switchName: SimulatedTencent.SwitchName? { row.switchName }

    private var row: Row { Self.table[self] ?? Row("", .assumed, "") }

    struct Row {
        let statement: String
        let confidence: RuleConfidence
        let source: String
        let switchName: SimulatedTencent.SwitchName?

        init(
            _ statement: String,
            _ confidence: RuleConfidence,
            _ source: String,
            _ switchName: SimulatedTencent.SwitchName? = nil
        ) {
            self.statement = statement
            self.confidence = confidence
            self.source = source
            self.switchName = switchName
        }
    }
}
