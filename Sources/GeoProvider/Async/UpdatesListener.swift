// SPDX-License-Identifier: Apache-2.0

/// Sits between a provider and its delegate, keeps the fixes of one iteration, and passes everything on.
///
/// Listeners form a chain that ends at the app's own delegate. The first to join starts the updates, the last to leave
/// stops them.
@available(macOS 15, iOS 18, *)
final class UpdatesListener {
    let waiter = Waiter()
    private weak var next: (any LocationProviderDelegate)?
    private var arrived: [Result<Location, LocationError>] = []
    private var taken = 0
    private var hasLeft = false

    func join(_ provider: any LocationProvider) {
        let isFirst = !(provider.delegate is UpdatesListener)
        next = provider.delegate
        provider.delegate = self
        if isFirst { provider.startUpdatingLocation() }
    }

    /// Takes itself out of the chain; a second call does nothing.
    func leave(_ provider: any LocationProvider) {
        guard !hasLeft else { return }
        hasLeft = true
        if provider.delegate === self {
            provider.delegate = next
        } else {
            var link = provider.delegate as? UpdatesListener
            while let listener = link, listener.next !== self { link = listener.next as? UpdatesListener }
            link?.next = next
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
}

@available(macOS 15, iOS 18, *)
extension UpdatesListener: LocationProviderDelegate {
    func provider(_ provider: any LocationProvider, didUpdate location: Location) {
        add(.success(location))
        next?.provider(provider, didUpdate: location)
    }

    func provider(_ provider: any LocationProvider, didFailWith error: LocationError) {
        if !error.isTransient { add(.failure(error)) }
        next?.provider(provider, didFailWith: error)
    }

    func provider(_ provider: any LocationProvider, doRequireLocationAuth authority: any LocationAuthority) {
        guard let next else { return authority.requestWhenInUseAuthorization() }
        next.provider(provider, doRequireLocationAuth: authority)
    }

    func provider(
        _ provider: any LocationProvider,
        doRequireTemporaryFullAccuracyAuth authority: any LocationAuthority,
        completion: @escaping (LocationError?) -> Void
    ) {
        (next ?? SafeDelegate()).provider(
            provider,
            doRequireTemporaryFullAccuracyAuth: authority,
            completion: completion
        )
    }

    func provider(_ provider: any LocationProvider, didChangeAuthorization state: AuthorizationState) {
        next?.provider(provider, didChangeAuthorization: state)
    }

    func provider(_ provider: any LocationProvider, didUpdateHeading heading: Heading) {
        next?.provider(provider, didUpdateHeading: heading)
    }

    func provider(_ provider: any LocationProvider, didEnterRegion region: Region) {
        next?.provider(provider, didEnterRegion: region)
    }

    func provider(_ provider: any LocationProvider, didExitRegion region: Region) {
        next?.provider(provider, didExitRegion: region)
    }

    func provider(
        _ provider: any LocationProvider,
        monitoringDidFailFor region: Region?,
        with error: LocationError
    ) {
        next?.provider(provider, monitoringDidFailFor: region, with: error)
    }
}
