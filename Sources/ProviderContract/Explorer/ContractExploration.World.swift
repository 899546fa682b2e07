// SPDX-License-Identifier: Apache-2.0

extension ContractExploration {
    /// What exploring one world gave.
    public struct World: Sendable, Hashable {
        /// What the app's Info.plist holds in this world.
        public var plist: Plist
        /// Whether no state is left whose every continuation was not tried.
        public var isClosed: Bool
        /// How many steps the furthest state is away from the start.
        public var depth: Int
        /// How many states there are.
        public var states: Int
        /// How many steps lead from a state to a state.
        public var transitions: Int
        /// What was broken, the shortest way to it for each invariant.
        public var violations: [Violation]
        /// The goals that were reached.
        public var goals: Set<Goal>
        /// How often a phone was taken from its start to a state.
        public var replays: Int
        /// How many steps were taken on the way.
        public var replayedSteps: Int
        /// The steps, and what the device delivered because of them.
        public var replayedEvents: Int
    }
}
