// SPDX-License-Identifier: Apache-2.0

public import GeoProvider
public import SimulatedDevice

extension ContractClause {
    /// Writes a clause of one's own, for what a team expects of its providers beyond the contract.
    ///
    /// - Parameters:
    ///   - id: The number, such as `TEAM-01`; not one of the contract's.
    ///   - level: How strongly it binds.
    ///   - rules: The iOS rule sets it binds.
    ///   - capability: The capability without which it asks nothing of a provider.
    ///   - rule: The rule, in the present tense.
    ///   - source: Where the rule comes from.
    ///   - likelyMistake: What is probably wrong in a provider that breaks it.
    ///   - since: The version of the contract with which it came: in a minor version it is advice there.
    public init(
        id: String,
        level: ContractLevel,
        rules: [RuleSet] = RuleSet.all,
        capability: ProviderCapabilities? = nil,
        rule: String,
        source: String,
        likelyMistake: String,
        since: ContractVersion = ContractVersion(1, 0)
    ) {
        self.init(
            id,
            level,
            rules: rules,
            capability: capability,
            rule,
            source: source,
            likelyMistake: likelyMistake,
            since: since
        )
    }
}

extension ContractCheck {
    /// Writes a check of one's own, to be run beside the contract's.
    ///
    /// - Parameters:
    ///   - clause: The clause that it stands for.
    ///   - name: The case of the clause.
    ///   - setUp: How its world starts.
    ///   - needs: What it does to the world, beyond what the start needs.
    ///   - body: Plays the case; throws `ContractViolation` where the provider breaks the clause.
    public init(
        clause: ContractClause,
        name: String,
        setUp: ContractSetUp = ContractSetUp(),
        needs: ContractControls = [],
        body: @escaping @Sendable (any ContractWorld, any LocationProvider) throws -> Void
    ) {
        self.init(clause: clause, name: name, setUp: setUp, needs: needs, unless: []) { scene in
            do {
                try body(scene.world, scene.provider)
            } catch let violation as ContractViolation {
                throw Violation(expected: violation.expected, observed: violation.observed)
            }
        }
    }
}
