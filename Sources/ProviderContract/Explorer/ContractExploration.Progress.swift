// SPDX-License-Identifier: Apache-2.0

extension ContractExploration {
    /// How far an exploration has come.
    public struct Progress: Sendable, Hashable {
        /// How many worlds are done.
        public var worldsDone: Int
        /// How many worlds there are.
        public var worlds: Int
        /// How many states have been found so far, over all worlds.
        public var states: Int
    }
}
