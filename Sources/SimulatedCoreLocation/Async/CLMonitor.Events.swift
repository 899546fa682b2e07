// SPDX-License-Identifier: Apache-2.0

extension CLMonitor {
    /// What becomes of a monitor's conditions, until the task is cancelled.
    ///
    /// It is used on the device's isolation, and keeps the monitor.
    public struct Events: AsyncSequence {
        /// An event.
        public typealias Element = Event
        /// Nothing is thrown here; a phone may.
        public typealias Failure = any Error

        let monitor: CLMonitor

        /// Begins with what was not heard yet.
        public func makeAsyncIterator() -> Iterator { Iterator(run: monitor.listen()) }

        /// One run through the events.
        public struct Iterator: AsyncIteratorProtocol {
            /// An event.
            public typealias Element = Event
            /// Nothing is thrown here; a phone may.
            public typealias Failure = any Error

            let run: MonitorRun

            /// Waits for the next event, on the caller's own isolation; nil after cancellation.
            public mutating func next() async throws -> Event? {
                try await next(isolation: #isolation)
            }

            /// Waits for the next event on a given isolation, which must be the device's; nil after cancellation.
            public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Event? {
                let event = await run.inbox.next(isolation: actor)
                if event == nil { run.stop() }
                return event
            }
        }
    }
}
