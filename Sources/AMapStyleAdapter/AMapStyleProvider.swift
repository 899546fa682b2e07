// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
public import Geodesy
public import GeoProvider

/// AMap's locations: a provider over its location SDK.
///
/// Before it is made, the app tells AMap of the user's consent (`updatePrivacyShow`, `updatePrivacyAgree`) and sets its key
/// on `AMapServices`. A provider made earlier answers with `privacyNotAgreed`, and works as soon as the consent is there.
///
/// One-shots and updates use two of AMap's managers, because one that updates refuses one-shots. A second one-shot shares
/// the first one's answer, unless it wants more. The SDK asks for permission at the first request, or has the delegate do
/// it where an Always text is in Info.plist: asking natively first makes both unnecessary.
///
/// On the mainland, in Hong Kong and in Macau fixes are in GCJ-02, elsewhere in WGS-84; each says which. Near the border
/// AMap's own test, which tells them apart, is rough. The bound of a one-shot is its time-out, its address time-out and one
/// second. Regions are not offered: AMap's fences end with the process. `showsBackgroundLocationIndicator` has no counterpart in AMap's SDK and is not used.
public final class AMapStyleProvider: LocationProvider {
    /// Who the provider is and what may be expected of it.
    public let descriptor: ProviderDescriptor = AMapStyleProvider.descriptor

    /// The system's permission surface.
    public let authority: any LocationAuthority

    /// The defaults of requests, and the settings of updates, which are handed to AMap as they are.
    public var configuration = ProviderConfiguration() {
        didSet { locating.apply(configuration) }
    }

    private let environment: ProviderEnvironment
    private let relay: DelegateRelay
    private var voice: RelayVoice?
    private let locating: AMapUpdates
    private let updates: UpdatesCoordinator
    private let requests: OneShotCoordinator

    /// Makes a provider; nothing is asked and nothing is started.
    ///
    /// - Parameters:
    ///   - environment: The world that it lives in.
    ///   - settings: What AMap lets an app choose beyond a provider's configuration.
    public init(environment: ProviderEnvironment, settings: AMapStyleSettings = AMapStyleSettings()) {
        let id = AMapStyleProvider.descriptor.id
        let authority = CoreLocationAuthority(environment: environment)
        let relay = DelegateRelay(id: id, environment: environment)
        let world = AMapWorld(environment: environment, authority: authority, relay: relay, settings: settings)
        let locating = AMapUpdates(world)
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
            policy: AMapStyleProvider.policy(settings, environment.infoDictionary),
            authority: authority,
            environment: environment,
            source: AMapOneShots(world)
        )
        voice = relay.speak(for: self)
    }

    deinit { voice = nil }

    /// The receiver of updates and of AMap's wishes for permission, kept weakly.
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

    /// Stops continuous updates at once.
    public func stopUpdatingLocation() {
        updates.stop()
    }
}

extension AMapStyleProvider: StateDigesting {
    /// Adds the pending requests and the state of the updates.
    ///
    /// - Parameter digest: The digest.
    public func digest(into digest: inout StateDigest) {
        digest.combine(requests)
        digest.combine(updates)
        digest.combine(locating)
    }
}
