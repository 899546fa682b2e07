// SPDX-License-Identifier: Apache-2.0

/// The delegate of the providers behind a switching provider: passes on what the one in place says, in the name of the
/// switching provider.
///
/// A provider of the failover order that answers a one-shot may ask for permission, too, and is heard in that.
final class SwitchLink: DelegateLink {
    /// Who speaks; it keeps the link.
    unowned var owner: SwitchingProvider?

    override func sender(for provider: any LocationProvider) -> (any LocationProvider)? { owner }

    /// Whether a provider is the one in place.
    private func isInPlace(_ provider: any LocationProvider) -> Bool {
        owner?.current === provider
    }

    override func provider(_ provider: any LocationProvider, didUpdate location: Location) {
        guard isInPlace(provider), owner?.updates.isWanted == true else { return }
        super.provider(provider, didUpdate: location)
    }

    override func provider(_ provider: any LocationProvider, didFailWith error: LocationError) {
        guard isInPlace(provider) else { return }
        owner?.updatesFailed(error)
    }

    override func provider(_ provider: any LocationProvider, didUpdateHeading heading: Heading) {
        guard isInPlace(provider), owner?.updates.wantsHeading == true else { return }
        super.provider(provider, didUpdateHeading: heading)
    }

    /// Says nothing: the switching provider tells changes by its own authority, each once.
    override func provider(_ provider: any LocationProvider, didChangeAuthorization state: AuthorizationState) {}
}
