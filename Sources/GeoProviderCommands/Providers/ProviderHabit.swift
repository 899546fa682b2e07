// SPDX-License-Identifier: Apache-2.0

/// A habit of a provider's SDK: a row of the fidelity ledger, and what it makes an app notice.
public struct ProviderHabit: Sendable, Hashable {
    /// The id of the row, as timelines cite it.
    public let id: String
    /// The part of the emulation it belongs to.
    public let area: String
    /// What holds, in one sentence.
    public let statement: String
    /// How sure it is: `documented`, `reported`, `inferred` or `assumed`.
    public let confidence: String
    /// Where it comes from.
    public let source: String
    /// The switch that changes it, if there is one.
    public let switchName: String?
    /// The switch's value unless told otherwise.
    public let switchDefault: String?
    /// The fields of a run's summary that it may make differ from another provider's, such as `completions.code`.
    public let explains: Set<String>

    /// Makes a habit.
    public init(
        id: String,
        area: String,
        statement: String,
        confidence: String,
        source: String,
        switchName: String? = nil,
        switchDefault: String? = nil,
        explains: Set<String>
    ) {
        self.id = id
        self.area = area
        self.statement = statement
        self.confidence = confidence
        self.source = source
        self.switchName = switchName
        self.switchDefault = switchDefault
        self.explains = explains
    }
}
