// SPDX-License-Identifier: Apache-2.0

extension ContractExploration {
    /// How to go about an exploration; both ways find the same states and transitions.
    public enum Manner: String, Sendable, CaseIterable {
        /// One phone walks on for as long as something untried is near; many times faster.
        ///
        /// It takes the digests at their word. Where a limit is set to the depth, or a provider does not tell its
        /// state, states are taken nearest first all the same.
        case walking
        /// States are taken nearest first, and the way to each is replayed on a new phone for every step.
        case nearestFirst
    }
}
