// SPDX-License-Identifier: Apache-2.0

extension CLBackgroundActivitySession {
    /// What keeps a session from its goal, at first and after each change, until it is invalidated.
    ///
    /// It is used on the device's isolation, and keeps the session while it is iterated. Before iOS 18 it ends at once.
    public struct Diagnostics: AsyncSequence {
        /// A diagnostic.
        public typealias Element = Diagnostic
        /// Nothing is thrown here; a phone may.
        public typealias Failure = any Error

        let session: CLBackgroundActivitySession

        /// Begins with what keeps the session from its goal now.
        public func makeAsyncIterator() -> Iterator { Iterator(run: DiagnosticsRun(of: session, session.holder)) }

        /// One run through the diagnostics.
        public struct Iterator: AsyncIteratorProtocol {
            /// A diagnostic.
            public typealias Element = Diagnostic
            /// Nothing is thrown here; a phone may.
            public typealias Failure = any Error

            let run: DiagnosticsRun

            /// Waits for the next diagnostic, on the caller's own isolation; nil after cancellation.
            public mutating func next() async throws -> Diagnostic? {
                try await next(isolation: #isolation)
            }

            /// Waits for the next diagnostic on a given isolation, which must be the device's; nil after cancellation.
            public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Diagnostic? {
                await run.next(isolation: actor).map(Diagnostic.init)
            }
        }
    }
}
