// SPDX-License-Identifier: Apache-2.0

/// Sits between a provider and its delegate, keeps the fixes of one iteration, and passes everything on.
///
/// Listeners form a chain that ends at the app's own delegate. The first to join starts the updates, the last to leave
/// stops them.
@available(macOS 15, iOS 18, *)
final class UpdatesListener: DelegateLink {
    let waiter = Waiter()
    private var arrived: [Result<Location, LocationError>] = []
    private var taken = 0
    private var hasLeft = false

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

    /// The oldest result not yet taken.
    func take() -> Result<Location, LocationError>? {
        guard taken < arrived.count else {
            arrived.removeAll(keepingCapacity: true)
            taken = 0
            return nil
        }
        taken += 1
        return arrived[taken - 1]
    }

    private func add(_ result: Result<Location, LocationError>) {
        arrived.append(result)
        waiter.wake()
    }

    override func provider(_ provider: any LocationProvider, didUpdate location: Location) {
        add(.success(location))
        super.provider(provider, didUpdate: location)
    }

    override func provider(_ provider: any LocationProvider, didFailWith error: LocationError) {
        if !error.isTransient { add(.failure(error)) }
        super.provider(provider, didFailWith: error)
    }
}
