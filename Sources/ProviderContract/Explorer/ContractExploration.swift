// SPDX-License-Identifier: Apache-2.0

public import SimulatedDevice

/// What became of trying everything: every order of what user, system and app can do, on one provider and rule set.
public struct ContractExploration: Sendable, Hashable {
    /// The provider's name.
    public var provider: String
    /// The rule set.
    public var rules: RuleSet
    /// What was explored, world by world.
    public var worlds: [World]
    /// What the exploration left out on purpose, a sentence each; the same for every world.
    public var bounds: [String]
    /// The goals that the rule set allows, in order; ``missedGoals`` says which were never reached.
    public var allowedGoals: [Goal]
    /// Whether these are all the worlds of the rule set, so that a goal that none reached cannot be reached.
    public var isWhole: Bool

    /// Whether no state is left whose every continuation was not tried.
    public var isClosed: Bool { worlds.allSatisfy(\.isClosed) }

    /// How many states there are, over all worlds.
    public var states: Int { worlds.reduce(0) { $0 + $1.states } }

    /// How many steps lead from a state to a state, over all worlds.
    public var transitions: Int { worlds.reduce(0) { $0 + $1.transitions } }

    /// What was broken, the shortest way to it first within each world.
    public var violations: [Violation] { worlds.flatMap(\.violations) }

    /// The goals that were reached in any world.
    public var reachedGoals: Set<Goal> { worlds.reduce(into: []) { $0.formUnion($1.goals) } }

    /// The goals that the rule set allows and that no world reached, in order; none if not everything was tried.
    public var missedGoals: [Goal] {
        guard isWhole, isClosed else { return [] }
        let reached = reachedGoals
        return allowedGoals.filter { !reached.contains($0) }
    }

    /// How often a phone was taken from its start to a state.
    public var replays: Int { worlds.reduce(0) { $0 + $1.replays } }

    /// How many steps were taken on the way, with the ones that tried something new.
    public var replayedSteps: Int { worlds.reduce(0) { $0 + $1.replayedSteps } }

    /// How many events were replayed: the steps, and what the device delivered because of them.
    public var replayedEvents: Int { worlds.reduce(0) { $0 + $1.replayedEvents } }

    /// How many steps a replay had, on average.
    public var meanPathLength: Double { replays == 0 ? 0 : Double(replayedSteps) / Double(replays) }

    /// Whether nothing was broken and no goal missed.
    public var isGood: Bool { violations.isEmpty && missedGoals.isEmpty }
}
