// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
public import Geodesy
public import GeoProvider

/// Tencent's locations: a provider over its location SDK.
///
/// Before it locates, the app tells Tencent of the user's consent (`setUserAgreePrivacy`). A request or start before that
/// ends with `privacyNotAgreed`; a manager of the SDK made without consent stays dead, so the next request or start makes
/// a new one, and works once the consent is there.
///
/// Tencent's SDK asks nobody for permission, so the delegate's two permission callbacks are never called, and a request
/// that nobody asks permission for ends with `notAsked`. (Versions of the SDK before 4.0.3 ask when a manager is made,
/// which the adapter does at the first request or start.) The SDK is called once the permission is decided.
///
/// The SDK takes one one-shot at a time. A second one shares the first one's answer, unless it wants more; then it is
/// asked for next: every caller is answered. One-shots and updates use two managers, because on one manager a stop of the
/// updates takes the location away from a one-shot.
///
/// On the mainland, in Hong Kong and in Macau fixes are in GCJ-02, or in WGS-84 if the settings say so, elsewhere in
/// WGS-84; each says which. The bound of a one-shot is its time-out, its address time-out and one second.
/// `showsBackgroundLocationIndicator` has no counterpart in Tencent's SDK and is not used.
public final class TencentStyleProvider: LocationProvider {
    /// Who the provider is and what may be expected of it.
    public let descriptor: ProviderDescriptor = TencentStyleProvider.descriptor

    /// The system's permission surface.
    public let authority: any LocationAuthority

    /// The defaults of requests, and the settings of updates, which are handed to Tencent as they are.
    public var configuration = ProviderConfiguration() {
        didSet { locating.apply(configuration) }
    }

    private let environment: ProviderEnvironment
    private let relay: DelegateRelay
    private var voice: RelayVoice?
    private let locating: TencentUpdates
    private let updates: UpdatesCoordinator
    private let requests: OneShotCoordinator

    /// Makes a provider; nothing is asked, nothing is started, and the SDK is not touched.
    ///
    /// - Parameters:
    ///   - environment: The world that it lives in.
    ///   - settings: The key, and what else Tencent lets an app choose.
    public init(environment: ProviderEnvironment, settings: TencentStyleSettings = TencentStyleSettings()) {
        let id = TencentStyleProvider.descriptor.id
        let authority = CoreLocationAuthority(environment: environment)
        let relay = DelegateRelay(id: id, environment: environment)
        let locating = TencentUpdates(
            environment: environment,
            authority: authority,
            settings: settings,
            relay: relay
        )
        let updates = UpdatesCoordinator(
            provider: id,
            authority: authority,
            environment: environment,
            source: locating,
            relay: relay
        )
        locating.coordinator = updates
        self.environment = environment
        self.authority = authority
        self.relay = relay
        self.locating = locating
        self.updates = updates
        requests = OneShotCoordinator(
            provider: id,
            policy: TencentStyleProvider.policy(settings),
            authority: authority,
            environment: environment,
            source: TencentOneShots(environment: environment, authority: authority, settings: settings)
        )
        voice = relay.speak(for: self)
    }

    deinit { voice = nil }

    /// The receiver of updates, kept weakly.
    public var delegate: (any LocationProviderDelegate)? {
        get { relay.delegate }
        set { relay.delegate = newValue }
    }

    /// Says what a configuration lacks in Info.plist, without setting it.
    ///
    /// - Parameter configuration: The configuration one means to set.
    /// - Returns: `missingBackgroundMode`, `missingPurposeKey`, both, or nothing.
    public func problems(with configuration: ProviderConfiguration) -> [LocationError] {
        environment.infoDictionary.problems(with: configuration)
    }

    /// Determines the location once.
    ///
    /// - Parameters:
    ///   - request: What is wanted and how long it may take.
    ///   - completion: Called exactly once, on a later turn.
    /// - Returns: The hold on the request.
    @discardableResult
    public func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        requests.submit(request, configuration: configuration, completion: completion)
    }

    /// Starts continuous updates to the delegate; a second call changes nothing.
    public func startUpdatingLocation() {
        updates.start()
    }

    /// Stops continuous updates at once.
    public func stopUpdatingLocation() {
        updates.stop()
    }

    /// Starts headings to the delegate; they need no permission.
    ///
    /// - Throws: `unsupported` on a device without a compass, `privacyNotAgreed` without the user's consent.
    public func startUpdatingHeading() throws(LocationError) {
        try locating.startHeading()
    }

    /// Stops headings; without a start it does nothing.
    public func stopUpdatingHeading() {
        locating.stopHeading()
    }
}

extension TencentStyleProvider: StateDigesting {
    /// Adds the pending requests and the state of the updates.
    ///
    /// - Parameter digest: The digest.
    public func digest(into digest: inout StateDigest) {
        digest.combine(requests)
        digest.combine(updates)
        digest.combine(locating)
    }
}
