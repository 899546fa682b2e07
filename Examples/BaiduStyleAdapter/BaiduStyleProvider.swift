// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
public import GeoProvider

/// Baidu's locations: a provider over its location SDK.
///
/// Before it locates, the app tells Baidu of the user's consent and has its key checked (`BMKLocationAuth`). A provider
/// that is used earlier answers with `privacyNotAgreed`; one whose key is refused with `keyRefused`.
///
/// One-shots and updates use two managers, because a manager that updates takes no one-shots, and starting updates drops
/// those that are outstanding. The SDK asks for permission at the first request, or has the delegate do it where an Always
/// text is in Info.plist. Full accuracy is asked for by the app alone.
public final class BaiduStyleProvider: LocationProvider {
    /// Who the provider is and what may be expected of it.
    public let descriptor = ProviderDescriptor(
        id: "baidu",
        displayName: "Baidu",
        vendor: "Baidu",
        datums: [.gcj02, .bd09, .wgs84],
        capabilities: [
            .continuous, .reverseGeocoding, .temporaryFullAccuracy, .permissionCallbacks, .heading, .background,
        ],
        concurrentOneShots: .shared
    )

    /// The system's permission surface.
    public let authority: any LocationAuthority

    /// The defaults of requests, and the settings of updates, which are handed to Baidu as they are.
    public var configuration = ProviderConfiguration() {
        didSet { locating.apply(configuration) }
    }

    private let environment: ProviderEnvironment
    private let relay: DelegateRelay
    private let locating: BaiduUpdates
    private let updates: UpdatesCoordinator
    private let requests: OneShotCoordinator

    /// Makes a provider; nothing is asked, nothing is started, and the SDK is not touched.
    public init(environment: ProviderEnvironment, settings: BaiduStyleSettings = BaiduStyleSettings()) {
        let authority = CoreLocationAuthority(environment: environment)
        let id = descriptor.id
        let relay = DelegateRelay(id: id, environment: environment)
        let world = BaiduWorld(environment: environment, authority: authority, relay: relay, settings: settings)
        let locating = BaiduUpdates(world)
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
            policy: OneShotPolicy(
                concurrency: descriptor.concurrentOneShots,
                startsWhileUndetermined: true,
                enforcesTimeout: false,
                addressTimeout: max(2, settings.addressTimeout)
            ),
            authority: authority,
            environment: environment,
            source: BaiduOneShots(world)
        )
        relay.provider = self
    }

    /// The receiver of updates and of Baidu's wish for permission, kept weakly.
    public var delegate: (any LocationProviderDelegate)? {
        get { relay.delegate }
        set { relay.delegate = newValue }
    }

    /// Says what a configuration lacks in Info.plist, without setting it.
    public func problems(with configuration: ProviderConfiguration) -> [LocationError] {
        environment.infoDictionary.problems(with: configuration)
    }

    /// Determines the location once.
    @discardableResult
    public func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        requests.submit(request, configuration: configuration, completion: completion)
    }

    /// Starts continuous updates to the delegate; a second call changes nothing.
    public func startUpdatingLocation() { updates.start() }

    /// Stops continuous updates at once.
    public func stopUpdatingLocation() { updates.stop() }

    /// Starts headings to the delegate; they need no permission.
    public func startUpdatingHeading() throws(LocationError) { try locating.startHeading() }

    /// Stops headings; without a start it does nothing.
    public func stopUpdatingHeading() { locating.stopHeading() }
}
