// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

extension CLLocationUpdate {
    /// Asynchronous location updates; each iteration is a run of its own.
    ///
    /// An iteration belongs to the device that is current when it begins, and is used on that device's isolation: the main
    /// actor, or the body of `device.run`. Updates that come faster than they are taken wait in order. It ends when the
    /// task is cancelled; on an iOS that lacks it, at once.
    public struct Updates: AsyncSequence, Sendable {
        /// An update.
        public typealias Element = CLLocationUpdate
        /// Nothing is thrown here; a phone may.
        public typealias Failure = any Error

        let configuration: LiveConfiguration

        /// Starts a run of updates on the current device.
        public func makeAsyncIterator() -> Iterator {
            let run = LiveUpdates(SimulatedDevice.current)
            run.begin(configuration)
            return Iterator(run: run)
        }

        /// One run through the updates, which stop when it goes.
        public struct Iterator: AsyncIteratorProtocol {
            /// An update.
            public typealias Element = CLLocationUpdate
            /// Nothing is thrown here; a phone may.
            public typealias Failure = any Error

            let run: LiveUpdates

            /// Waits for the next update, on the caller's own isolation; nil after cancellation.
            public mutating func next() async throws -> CLLocationUpdate? {
                try await next(isolation: #isolation)
            }

            /// Waits for the next update on a given isolation, which must be that of the device; nil after cancellation.
            public mutating func next(isolation actor: isolated (any Actor)?) async throws -> CLLocationUpdate? {
                let update = await run.inbox.next(isolation: actor)
                if update == nil { run.stop() }
                return update
            }
        }
    }
}
