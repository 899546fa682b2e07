// SPDX-License-Identifier: Apache-2.0

/// What became of one chosen order of steps on one phone.
public struct ContractWalk: Sendable, Hashable {
    /// How many steps were taken.
    public var steps: Int
    /// The steps, and what the device delivered because of them.
    public var events: Int
    /// What was broken first; nil if everything held.
    public var violation: ContractExploration.Violation?
}
