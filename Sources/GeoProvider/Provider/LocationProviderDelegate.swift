// SPDX-License-Identifier: Apache-2.0

/// Who receives a provider's updates and answers its permission callbacks.
///
/// Every method has a default that does the safe thing. All are called on the isolation the provider is used on, and
/// never inside a call to the provider.
public protocol LocationProviderDelegate: AnyObject {
    /// Tells that the SDK wants the app to ask for permission now.
    ///
    /// The app answers by calling a request method of the authority. Only SDKs that do this call it: AMap does where an
    /// Always text is in Info.plist, CoreLocation and Tencent never. The default asks for when-in-use.
    ///
    /// - Parameters:
    ///   - provider: The provider.
    ///   - authority: What to ask.
    func provider(_ provider: any LocationProvider, doRequireLocationAuth authority: any LocationAuthority)

    /// Tells that the SDK wants the app to ask for full accuracy now.
    ///
    /// The app asks with its purpose key and hands the system's error on, unchanged. The SDK's request waits until the
    /// completion is called. The default does exactly this, with the purpose key of the provider's configuration.
    ///
    /// - Parameters:
    ///   - provider: The provider.
    ///   - authority: What to ask.
    ///   - completion: To be called exactly once, with the system's own error or nil.
    func provider(
        _ provider: any LocationProvider,
        doRequireTemporaryFullAccuracyAuth authority: any LocationAuthority,
        completion: @escaping (LocationError?) -> Void
    )

    /// Tells that status or accuracy has changed; the initial value is no change.
    ///
    /// - Parameters:
    ///   - provider: The provider.
    ///   - state: Status and accuracy now.
    func provider(_ provider: any LocationProvider, didChangeAuthorization state: AuthorizationState)

    /// Delivers one fix of the continuous updates, oldest first.
    ///
    /// - Parameters:
    ///   - provider: The provider.
    ///   - location: The fix.
    func provider(_ provider: any LocationProvider, didUpdate location: Location)

    /// Tells that the continuous updates met an error.
    ///
    /// After a transient error updates go on by themselves. After a denial they wait for the grant.
    ///
    /// - Parameters:
    ///   - provider: The provider.
    ///   - error: The error; one-shots' errors go to their completions instead.
    func provider(_ provider: any LocationProvider, didFailWith error: LocationError)

    /// Delivers a heading.
    ///
    /// - Parameters:
    ///   - provider: The provider.
    ///   - heading: The heading.
    func provider(_ provider: any LocationProvider, didUpdateHeading heading: Heading)

    /// Tells that the device has entered a region.
    ///
    /// - Parameters:
    ///   - provider: The provider.
    ///   - region: The region, as it was given.
    func provider(_ provider: any LocationProvider, didEnterRegion region: Region)

    /// Tells that the device has left a region.
    ///
    /// - Parameters:
    ///   - provider: The provider.
    ///   - region: The region, as it was given.
    func provider(_ provider: any LocationProvider, didExitRegion region: Region)

    /// Tells that a region cannot be watched.
    ///
    /// - Parameters:
    ///   - provider: The provider.
    ///   - region: The region, or nil if the SDK does not say which.
    ///   - error: Why.
    func provider(
        _ provider: any LocationProvider,
        monitoringDidFailFor region: Region?,
        with error: LocationError
    )
}
