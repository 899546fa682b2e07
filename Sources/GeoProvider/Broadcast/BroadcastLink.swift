// SPDX-License-Identifier: Apache-2.0

/// The delegate of a broadcast's provider: tells the observers, after the app's own delegate.
final class BroadcastLink: DelegateLink {
    /// Who has observers; it keeps the link.
    unowned var owner: LocationBroadcast?

    override func provider(_ provider: any LocationProvider, didUpdate location: Location) {
        super.provider(provider, didUpdate: location)
        owner?.deliver(.location(location))
    }

    override func provider(_ provider: any LocationProvider, didFailWith error: LocationError) {
        super.provider(provider, didFailWith: error)
        owner?.deliver(.failure(error))
    }

    override func provider(_ provider: any LocationProvider, didChangeAuthorization state: AuthorizationState) {
        super.provider(provider, didChangeAuthorization: state)
        owner?.deliver(.authorization(state))
    }
}
