// SPDX-License-Identifier: Apache-2.0

public import GeoProvider

/// What the provider behind says, through the hooks.
extension ContractInterposer: LocationProviderDelegate {
    /// Passes the SDK's wish for permission on.
    ///
    /// - Parameters:
    ///   - provider: The provider behind.
    ///   - authority: What to ask.
    public func provider(_ provider: any LocationProvider, doRequireLocationAuth authority: any LocationAuthority) {
        let forward = { [self] in tell { $0.provider($1, doRequireLocationAuth: self.authority) } }
        guard let hook = hooks.permissionCallback else { return forward() }
        hook(forward)
    }

    /// Passes the SDK's wish for full accuracy on.
    ///
    /// - Parameters:
    ///   - provider: The provider behind.
    ///   - authority: What to ask.
    ///   - completion: Called with the app's answer.
    public func provider(
        _ provider: any LocationProvider,
        doRequireTemporaryFullAccuracyAuth authority: any LocationAuthority,
        completion: @escaping (LocationError?) -> Void
    ) {
        tell { delegate, provider in
            delegate.provider(provider, doRequireTemporaryFullAccuracyAuth: self.authority) { [self] error in
                guard let hook = hooks.accuracyAnswer else { return completion(error) }
                hook(error, completion)
            }
        }
    }

    /// Passes a change of status or accuracy on.
    ///
    /// - Parameters:
    ///   - provider: The provider behind.
    ///   - state: Status and accuracy now.
    public func provider(_ provider: any LocationProvider, didChangeAuthorization state: AuthorizationState) {
        let forward: (AuthorizationState) -> Void = { [self] state in
            tell { $0.provider($1, didChangeAuthorization: state) }
        }
        guard let hook = hooks.authorization else { return forward(state) }
        hook(state, forward)
    }

    /// Passes a fix on.
    ///
    /// - Parameters:
    ///   - provider: The provider behind.
    ///   - location: The fix.
    public func provider(_ provider: any LocationProvider, didUpdate location: Location) {
        guard let hook = hooks.update else { return tell { $0.provider($1, didUpdate: location) } }
        hook(location) { [self] location in tell { $0.provider($1, didUpdate: location) } }
    }

    /// Passes an error of the updates on.
    ///
    /// - Parameters:
    ///   - provider: The provider behind.
    ///   - error: The error.
    public func provider(_ provider: any LocationProvider, didFailWith error: LocationError) {
        guard let hook = hooks.error else { return tell { $0.provider($1, didFailWith: error) } }
        hook(error) { [self] error in tell { $0.provider($1, didFailWith: error) } }
    }

    /// Passes a heading on.
    ///
    /// - Parameters:
    ///   - provider: The provider behind.
    ///   - heading: The heading.
    public func provider(_ provider: any LocationProvider, didUpdateHeading heading: Heading) {
        guard let hook = hooks.heading else { return tell { $0.provider($1, didUpdateHeading: heading) } }
        hook(heading) { [self] heading in tell { $0.provider($1, didUpdateHeading: heading) } }
    }

    /// Passes the entering of a region on.
    ///
    /// - Parameters:
    ///   - provider: The provider behind.
    ///   - region: The region.
    public func provider(_ provider: any LocationProvider, didEnterRegion region: Region) {
        pass(crossing: region, hasEntered: true)
    }

    /// Passes the leaving of a region on.
    ///
    /// - Parameters:
    ///   - provider: The provider behind.
    ///   - region: The region.
    public func provider(_ provider: any LocationProvider, didExitRegion region: Region) {
        pass(crossing: region, hasEntered: false)
    }

    /// Passes the failure of a region on.
    ///
    /// - Parameters:
    ///   - provider: The provider behind.
    ///   - region: The region.
    ///   - error: Why it cannot be watched.
    public func provider(
        _ provider: any LocationProvider,
        monitoringDidFailFor region: Region?,
        with error: LocationError
    ) {
        passRegion(error) { $0.provider($1, monitoringDidFailFor: region, with: error) }
    }

    private func pass(crossing region: Region, hasEntered: Bool) {
        let forward: (Region, Bool) -> Void = { [self] region, hasEntered in
            passRegion {
                if hasEntered {
                    $0.provider($1, didEnterRegion: region)
                } else {
                    $0.provider($1, didExitRegion: region)
                }
            }
        }
        guard let hook = hooks.crossing else { return forward(region, hasEntered) }
        hook(region, hasEntered, forward)
    }

    private func passRegion(
        _ error: LocationError? = nil,
        _ message: @escaping (any LocationProviderDelegate, any LocationProvider) -> Void
    ) {
        guard let hook = hooks.region else { return tell(message) }
        hook(error) { [self] in tell(message) }
    }
}
