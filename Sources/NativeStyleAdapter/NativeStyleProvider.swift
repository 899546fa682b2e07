// SPDX-License-Identifier: Apache-2.0

public import Geodesy
public import GeoProvider

/// The system's own locations: a provider over CoreLocation alone.
///
/// One-shots and updates use two managers, because on one manager a running update swallows a one-shot's outcome, and
/// a setting for one would change the other. A second one-shot shares the first one's answer, unless it wants more.
/// CoreLocation asks nobody for permission by itself, so the delegate's two permission callbacks are never called.
/// Addresses are looked up for one-shots, by the system's geocoder; updates carry none, because it allows about one
/// look-up a minute.
///
/// The bound of a one-shot is its time-out, its address time-out (5 s unless the request says otherwise) and one second.
public final class NativeStyleProvider: LocationProvider {
    /// Who the provider is and what may be expected of it.
    public let descriptor: ProviderDescriptor = NativeStyleProvider.descriptor

    /// The system's permission surface.
    public let authority: any LocationAuthority

    /// The defaults of requests, and the settings of updates, which are handed to CoreLocation as they are.
    public var configuration = ProviderConfiguration() {
        didSet { locating.apply(configuration) }
    }

    let environment: ProviderEnvironment
    private let relay: DelegateRelay
    private var voice: RelayVoice?
    let locating: NativeUpdates
    private let updates: UpdatesCoordinator
    private let requests: OneShotCoordinator

    /// Makes a provider; nothing is asked and nothing is started.
    ///
    /// - Parameter environment: The world that it lives in.
    public init(environment: ProviderEnvironment) {
        let id = NativeStyleProvider.descriptor.id
        let authority = NativeStyleProvider.makeAuthority(in: environment)
        let relay = DelegateRelay(id: id, environment: environment)
        let locating = NativeUpdates(environment: environment, relay: relay)
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
            policy: NativeStyleProvider.policy,
            authority: authority,
            environment: environment,
            source: NativeOneShots(environment: environment)
        )
        voice = relay.speak(for: self)
        authority.observeAuthorization { [weak locating] state in
            locating?.accuracyChanged(to: state.accuracy)
        }
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
}

extension NativeStyleProvider: StateDigesting {
    /// Adds the pending requests and the state of the updates.
    ///
    /// - Parameter digest: The digest.
    public func digest(into digest: inout StateDigest) {
        digest.combine(requests)
        digest.combine(updates)
        digest.combine(locating)
    }
}
