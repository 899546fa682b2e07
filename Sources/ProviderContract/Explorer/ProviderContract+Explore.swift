// SPDX-License-Identifier: Apache-2.0

import GeoProvider
public import SimulatedDevice

extension ProviderContract {
    /// Tries every order of what user, system and app can do around a provider, until no new state turns up.
    ///
    /// Every state is reached by replaying the way to it on a new phone. A provider that tells its state, as
    /// `StateDigesting` says, is explored to its end; another one only as many steps deep as the report's bounds say.
    ///
    /// - Parameters:
    ///   - subject: The provider, on a simulated device.
    ///   - rules: The iOS rule set.
    ///   - plists: The worlds to explore; left out, every Info.plist that the rule set tells apart.
    ///   - depth: How many steps away from the start to go at most; nil for no limit.
    ///   - steps: How many steps to take in each world at most, all phones together; nil for no limit.
    ///   - manner: How to go about it.
    ///   - shard: The share of the worlds to explore.
    ///   - progress: Hears, now and then, how far a world has come.
    /// - Returns: What was found.
    /// - Throws: Whatever keeps the provider from being made, and an error for a subject with a world of its own.
    /// - Complexity: For each state, as many replays as there are steps possible in it.
    public static func explore(
        _ subject: ContractSubject,
        rules: RuleSet,
        plists: [ContractExploration.Plist]? = nil,
        depth: Int? = nil,
        steps: Int? = nil,
        manner: ContractExploration.Manner = .walking,
        shard: ContractExploration.Shard = .whole,
        progress: ((ContractExploration.Progress) -> Void)? = nil
    ) throws -> ContractExploration {
        let all = plists ?? ContractExploration.Plist.all(for: rules)
        let mine = all.indices.filter(shard.contains).map { all[$0] }
        var worlds: [ContractExploration.World] = []
        var knowsStates = true
        var strayed: [[ExploredStep]] = []
        var states = 0
        for (number, plist) in mine.enumerated() {
            var search = ExplorationSearch(subject, rules, plist, depth: depth, steps: steps)
            search.progress = { [states] in
                progress?(.init(worldsDone: number, worlds: mine.count, states: states + $0))
            }
            try search.run(walks: manner == .walking)
            knowsStates = knowsStates && search.knowsStates
            worlds.append(try search.world())
            strayed += search.strayed
            states += search.graph.states.count
            progress?(.init(worldsDone: number + 1, worlds: mine.count, states: states))
        }
        return ContractExploration(
            provider: subject.name,
            rules: rules,
            worlds: worlds,
            bounds: ContractExploration.bounds(depth: depth, steps: steps, knowsStates: knowsStates, strayed: strayed),
            allowedGoals: ContractExploration.allowedGoals(rules, try capabilities(of: subject, rules)),
            isWhole: plists == nil && shard == .whole
        )
    }

    private static func capabilities(of subject: ContractSubject, _ rules: RuleSet) throws -> ProviderCapabilities {
        let phone = try ExploredPhone(subject, rules, ContractExploration.Plist(usageTexts: []))
        defer { phone.close() }
        return phone.app?.provider.descriptor.capabilities ?? []
    }
}
