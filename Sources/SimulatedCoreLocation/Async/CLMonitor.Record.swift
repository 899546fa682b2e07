// SPDX-License-Identifier: Apache-2.0

extension CLMonitor {
    /// A condition of a monitor, and what was last known of it.
    public struct Record: Sendable {
        /// The condition.
        public let condition: any CLCondition
        /// What was last known; at first the state that was assumed when it was added.
        public let lastEvent: Event
    }
}
