// SPDX-License-Identifier: Apache-2.0

// The safe thing, for a delegate that does not care.
extension LocationProviderDelegate {
    /// Asks for when-in-use, which every app that locates can justify; it never asks for Always.
    ///
    /// - Parameters:
    ///   - provider: The provider.
    ///   - authority: What is asked.
    public func provider(_ provider: any LocationProvider, doRequireLocationAuth authority: any LocationAuthority) {
        authority.requestWhenInUseAuthorization()
    }

    /// Asks with the configured purpose key and hands the system's error on, once.
    ///
    /// Without a configured key there is nothing to ask with, and the completion gets `missingPurposeKey` at once.
    ///
    /// - Parameters:
    ///   - provider: The provider.
    ///   - authority: What is asked.
    ///   - completion: Called exactly once.
    public func provider(
        _ provider: any LocationProvider,
        doRequireTemporaryFullAccuracyAuth authority: any LocationAuthority,
        completion: @escaping (LocationError?) -> Void
    ) {
        guard let purposeKey = provider.configuration.purposeKey else {
            completion(LocationError(.missingPurposeKey, message: "The configuration names no purpose key."))
            return
        }
        authority.requestTemporaryFullAccuracyAuthorization(withPurposeKey: purposeKey, completion: completion)
    }

    /// Does nothing.
    ///
    /// - Parameters:
    ///   - provider: The provider.
    ///   - state: Status and accuracy now.
    public func provider(_ provider: any LocationProvider, didChangeAuthorization state: AuthorizationState) {}

    /// Does nothing.
    ///
    /// - Parameters:
    ///   - provider: The provider.
    ///   - location: The fix.
    public func provider(_ provider: any LocationProvider, didUpdate location: Location) {}

    /// Does nothing.
    ///
    /// - Parameters:
    ///   - provider: The provider.
    ///   - error: The error.
    public func provider(_ provider: any LocationProvider, didFailWith error: LocationError) {}

    /// Does nothing.
    ///
    /// - Parameters:
    ///   - provider: The provider.
    ///   - heading: The heading.
    public func provider(_ provider: any LocationProvider, didUpdateHeading heading: Heading) {}

    /// Does nothing.
    ///
    /// - Parameters:
    ///   - provider: The provider.
    ///   - region: The region.
    public func provider(_ provider: any LocationProvider, didEnterRegion region: Region) {}

    /// Does nothing.
    ///
    /// - Parameters:
    ///   - provider: The provider.
    ///   - region: The region.
    public func provider(_ provider: any LocationProvider, didExitRegion region: Region) {}

    /// Does nothing.
    ///
    /// - Parameters:
    ///   - provider: The provider.
    ///   - region: The region.
    ///   - error: Why it cannot be watched.
    public func provider(
        _ provider: any LocationProvider,
        monitoringDidFailFor region: Region?,
        with error: LocationError
    ) {}
}
