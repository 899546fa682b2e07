// SPDX-License-Identifier: Apache-2.0

/// The continuous updates of a provider in arrays of fixes, oldest first, without a gap.
///
/// Waking a task for every fix takes longer than all that an adapter does with it; a consumer that stores, draws or sends
/// fixes many at a time is woken once for all of them. It is used on the provider's isolation, as the provider itself is.
@available(macOS 15, iOS 18, *)
public struct LocationBatches: AsyncSequence {
    /// Fixes that follow each other, at least one.
    public typealias Element = [Location]
    /// The error that ends an iteration.
    public typealias Failure = LocationError

    private let provider: any LocationProvider
    private let limit: BatchLimit

    init(provider: any LocationProvider, limit: BatchLimit) {
        self.provider = provider
        self.limit = limit
    }

    /// Starts the updates, if they do not run for another iteration.
    public func makeAsyncIterator() -> Iterator {
        Iterator(provider: provider, limit: limit)
    }
}
