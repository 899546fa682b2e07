// SPDX-License-Identifier: Apache-2.0

extension LocationProvider {
    /// Determines the location once and waits for it, on the caller's own isolation.
    ///
    /// If the task is cancelled, its request is: cancellation is noticed where the request waits, and carried out
    /// here, on the isolation that the provider is used on.
    ///
    /// - Parameter request: What is wanted and how long it may take.
    /// - Returns: The fix.
    /// - Throws: The request's error; `cancelled` if the task was cancelled.
    public func requestLocation(
        _ request: LocationRequest = LocationRequest()
    ) async throws(LocationError) -> Location {
        let (results, sink) = AsyncStream<Result<Location, LocationError>>.makeStream()
        let token = requestLocation(request) { result in
            sink.yield(result)
            sink.finish()
        }
        for await result in results { return try result.get() }
        token.cancel()
        throw LocationError(.cancelled)
    }

    /// The continuous updates as a sequence.
    ///
    /// Each iteration starts the updates, if they do not run for another one, and stops them when the last one ends, by
    /// leaving the loop or by cancellation. While it runs it listens between the provider and its delegate, which goes
    /// on hearing everything; so set the delegate before. An app that starts updates itself should not iterate as well.
    ///
    /// Transient errors are passed over. Any other ends the iteration by being thrown.
    ///
    /// - Returns: The sequence; making it starts nothing.
    @available(macOS 15, iOS 18, *)
    public func locationUpdates() -> LocationUpdates {
        LocationUpdates(provider: self)
    }

    /// The continuous updates as a sequence of arrays, each with a number of fixes.
    ///
    /// It is ``locationUpdates()`` for a consumer who has no use for a single fix: its task wakes once for each array. An
    /// array is complete when it has as many fixes as wanted, or when its last was determined that much later than its
    /// first, by the fixes' own times; no timer runs. Before an error that ends the iteration comes what has arrived;
    /// after cancellation comes nothing.
    ///
    /// - Parameters:
    ///   - count: How many fixes an array has at most, one or more.
    ///   - seconds: How much time an array spans before it is handed over with fewer.
    /// - Returns: The sequence; making it starts nothing.
    @available(macOS 15, iOS 18, *)
    public func locationBatches(of count: Int, spanning seconds: Double = .infinity) -> LocationBatches {
        LocationBatches(provider: self, limit: BatchLimit(count: max(1, count), seconds: seconds))
    }
}
