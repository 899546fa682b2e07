// SPDX-License-Identifier: Apache-2.0

public import SimulatedDevice

extension ContractExploration {
    /// Something that must never happen, and did.
    public struct Violation: Sendable, Hashable {
        /// The invariant that was broken.
        public var invariant: Invariant
        /// What happened, in a sentence.
        public var message: String
        /// The steps that lead there, in words.
        public var steps: [String]
        /// The steps as a scenario, whose expectations fail in the same way when it is run.
        public var scenario: DeviceJSON
    }
}
