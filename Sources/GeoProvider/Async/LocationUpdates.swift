// SPDX-License-Identifier: Apache-2.0

/// The continuous updates of a provider, oldest first, without a gap.
///
/// It is used on the provider's isolation, as the provider itself is. Fixes that come faster than they are consumed
/// wait in order.
@available(macOS 15, iOS 18, *)
public struct LocationUpdates: AsyncSequence {
    /// A fix.
    public typealias Element = Location
    /// The error that ends an iteration.
    public typealias Failure = LocationError

    private let provider: any LocationProvider

    init(provider: any LocationProvider) {
        self.provider = provider
    }

    /// Starts the updates, if they do not run for another iteration.
    public func makeAsyncIterator() -> Iterator {
        Iterator(provider: provider)
    }
}
