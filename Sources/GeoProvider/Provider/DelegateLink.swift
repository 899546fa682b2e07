// SPDX-License-Identifier: Apache-2.0

/// Stands between a provider and the app's delegate, and passes everything on; subclasses listen in.
///
/// Where the app has no delegate, the permission callbacks get the defaults' safe answers.
class DelegateLink {
    /// The next link, or the app's own delegate; kept weakly.
    weak var delegate: (any LocationProviderDelegate)?

    /// In whose name the delegate is told what a provider says; nil tells nothing.
    func sender(for provider: any LocationProvider) -> (any LocationProvider)? { provider }

    func provider(_ provider: any LocationProvider, didUpdate location: Location) {
        guard let sender = sender(for: provider) else { return }
        delegate?.provider(sender, didUpdate: location)
    }

    func provider(_ provider: any LocationProvider, didFailWith error: LocationError) {
        guard let sender = sender(for: provider) else { return }
        delegate?.provider(sender, didFailWith: error)
    }

    func provider(_ provider: any LocationProvider, didChangeAuthorization state: AuthorizationState) {
        guard let sender = sender(for: provider) else { return }
        delegate?.provider(sender, didChangeAuthorization: state)
    }

    func provider(_ provider: any LocationProvider, didUpdateHeading heading: Heading) {
        guard let sender = sender(for: provider) else { return }
        delegate?.provider(sender, didUpdateHeading: heading)
    }
}

extension DelegateLink: LocationProviderDelegate {
    final func provider(_ provider: any LocationProvider, doRequireLocationAuth authority: any LocationAuthority) {
        guard let sender = sender(for: provider) else { return }
        (delegate ?? SafeDelegate()).provider(sender, doRequireLocationAuth: authority)
    }

    final func provider(
        _ provider: any LocationProvider,
        doRequireTemporaryFullAccuracyAuth authority: any LocationAuthority,
        completion: @escaping (LocationError?) -> Void
    ) {
        guard let sender = sender(for: provider) else { return completion(LocationError(.cancelled)) }
        (delegate ?? SafeDelegate()).provider(
            sender,
            doRequireTemporaryFullAccuracyAuth: authority,
            completion: completion
        )
    }

    final func provider(_ provider: any LocationProvider, didEnterRegion region: Region) {
        guard let sender = sender(for: provider) else { return }
        delegate?.provider(sender, didEnterRegion: region)
    }

    final func provider(_ provider: any LocationProvider, didExitRegion region: Region) {
        guard let sender = sender(for: provider) else { return }
        delegate?.provider(sender, didExitRegion: region)
    }

    final func provider(
        _ provider: any LocationProvider,
        monitoringDidFailFor region: Region?,
        with error: LocationError
    ) {
        guard let sender = sender(for: provider) else { return }
        delegate?.provider(sender, monitoringDidFailFor: region, with: error)
    }
}
