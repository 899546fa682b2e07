// SPDX-License-Identifier: Apache-2.0

@available(macOS 15, iOS 18, *)
extension LocationBatches {
    /// One run through the updates; it stops them when it ends or is dropped.
    public final class Iterator: AsyncIteratorProtocol {
        /// Fixes that follow each other, at least one.
        public typealias Element = [Location]
        /// The error that ends the iteration.
        public typealias Failure = LocationError

        private let provider: any LocationProvider
        private let listener: UpdatesListener
        private var isOver = false

        init(provider: any LocationProvider, limit: BatchLimit) {
            self.provider = provider
            listener = UpdatesListener(limit: limit)
            listener.join(provider)
        }

        deinit {
            listener.leave(provider)
        }

        /// Waits for the next batch, on the caller's own isolation.
        ///
        /// - Returns: The fixes, or nil after cancellation.
        /// - Throws: The error that ends the iteration, after the fixes that came before it.
        public func next() async throws(LocationError) -> [Location]? {
            try await next(isolation: #isolation)
        }

        /// Waits for the next batch on a given isolation.
        ///
        /// - Parameter actor: The isolation that the provider is used on.
        /// - Returns: The fixes, or nil after cancellation.
        /// - Throws: The error that ends the iteration, after the fixes that came before it.
        public func next(isolation actor: isolated (any Actor)?) async throws(LocationError) -> [Location]? {
            while !isOver {
                if Task.isCancelled { break }
                switch listener.takeBatch() {
                case .success(let locations)?:
                    return locations
                case .failure(let error)?:
                    finish()
                    throw error
                case nil:
                    await listener.waiter.wait(isolation: actor)
                }
            }
            finish()
            return nil
        }

        private func finish() {
            guard !isOver else { return }
            isOver = true
            listener.leave(provider)
        }
    }
}
