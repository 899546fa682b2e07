// SPDX-License-Identifier: Apache-2.0

/// Sits between a provider and its delegate, keeps the fixes of one iteration, and passes everything on.
///
/// Listeners form a chain that ends at the app's own delegate. The first to join starts the updates, the last to leave
/// stops them.
@available(macOS 15, iOS 18, *)
final class UpdatesListener: DelegateLink {
    let waiter = Waiter()
    private let limit: BatchLimit
    @exclusivity(unchecked) private var arrived: [Location] = []
    @exclusivity(unchecked) private var taken = 0
    /// The error that ends the iteration after what arrived before it.
    @exclusivity(unchecked) private var end: LocationError?
    private var hasLeft = false

    /// Makes a listener whose waiter is woken when a batch is complete, or nothing more will come.
    init(limit: BatchLimit = BatchLimit(count: 1, seconds: .infinity)) {
        self.limit = limit
    }

    func join(_ provider: any LocationProvider) {
        let isFirst = !(provider.delegate is UpdatesListener)
        delegate = provider.delegate
        provider.delegate = self
        if isFirst { provider.startUpdatingLocation() }
    }

    /// Takes itself out of the chain; a second call does nothing.
    func leave(_ provider: any LocationProvider) {
        guard !hasLeft else { return }
        hasLeft = true
        if provider.delegate === self {
            provider.delegate = delegate
        } else {
            var link = provider.delegate as? UpdatesListener
            while let listener = link, listener.delegate !== self { link = listener.delegate as? UpdatesListener }
            link?.delegate = delegate
        }
        if !(provider.delegate is UpdatesListener) { provider.stopUpdatingLocation() }
    }

    /// The oldest fix not yet taken, or the end.
    func take() -> Result<Location, LocationError>? {
        guard taken < arrived.count else {
            arrived.removeAll(keepingCapacity: true)
            taken = 0
            return end.map { .failure($0) }
        }
        taken += 1
        return .success(arrived[taken - 1])
    }

    /// The oldest complete batch, before the end whatever there is, or the end.
    func takeBatch() -> Result<[Location], LocationError>? {
        let waiting = arrived[taken...]
        guard let size = limit.size(of: waiting) ?? (end == nil ? nil : waiting.count) else { return nil }
        if size == 0 { return end.map { .failure($0) } }
        if size == arrived.count {
            let batch = arrived
            arrived = []
            arrived.reserveCapacity(min(size, 4_096))
            return .success(batch)
        }
        taken += size
        let batch = Array(waiting.prefix(size))
        if taken == arrived.count {
            arrived.removeAll(keepingCapacity: true)
            taken = 0
        }
        return .success(batch)
    }

    override func provider(_ provider: any LocationProvider, didUpdate location: Location) {
        if end == nil {
            arrived.append(location)
            if limit.isReached(by: arrived.count - taken, from: arrived[taken], to: location) { waiter.wake() }
        }
        super.provider(provider, didUpdate: location)
    }

    override func provider(_ provider: any LocationProvider, didFailWith error: LocationError) {
        if !error.isTransient, end == nil {
            end = error
            waiter.wake()
        }
        super.provider(provider, didFailWith: error)
    }
}
