// SPDX-License-Identifier: Apache-2.0

public import GeoProvider
public import SimulatedDevice

/// One numbered rule that a location provider keeps.
public struct ContractClause: Sendable, Hashable {
    /// The number, such as `AUTH-03`: the chapter, and the place in it.
    public let id: String
    /// How strongly it binds.
    public let level: ContractLevel
    /// The iOS rule sets it binds, oldest first.
    public let rules: [RuleSet]
    /// The capability without which the clause asks nothing of a provider; nil where there is none.
    public let capability: ProviderCapabilities?
    /// The rule, in the present tense.
    public let rule: String
    /// Where the rule comes from.
    public let source: String
    /// What is probably wrong in a provider that breaks it.
    public let likelyMistake: String
    /// Why no check stands for the clause; nil where one does.
    public let untestedBecause: String?
    /// The version of the contract that brought it.
    public let since: ContractVersion

    init(
        _ id: String,
        _ level: ContractLevel,
        rules: [RuleSet] = RuleSet.all,
        capability: ProviderCapabilities? = nil,
        _ rule: String,
        source: String,
        likelyMistake: String,
        untestedBecause: String? = nil,
        since: ContractVersion = ContractVersion(1, 0)
    ) {
        self.id = id
        self.level = level
        self.rules = rules
        self.capability = capability
        self.rule = rule
        self.source = source
        self.likelyMistake = likelyMistake
        self.untestedBecause = untestedBecause
        self.since = since
    }

    /// The chapter.
    public var group: ContractGroup {
        ContractGroup(rawValue: String(id.prefix { $0 != "-" })) ?? .determinism
    }

    /// Whether falling short of it is only told, because it is a MAY or new in a minor version of the contract.
    ///
    /// - Parameter contract: The version by which a provider is judged.
    /// - Returns: Whether it is advice there.
    public func isAdvice(in contract: ContractVersion) -> Bool {
        level == .may || since == contract && since.minor > 0
    }
}

extension ContractClause: CustomStringConvertible {
    /// The number, the level and the rule.
    public var description: String { "\(id) \(level.rawValue) \(rule)" }
}
