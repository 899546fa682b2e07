// SPDX-License-Identifier: Apache-2.0

import Geodesy
import GeoProvider

/// The part of an adapter that runs updates, as far as the provider itself must know it.
protocol AdapterUpdates: UpdatesSource, StateDigesting {
    /// Where errors go; kept weakly.
    var coordinator: UpdatesCoordinator? { get set }

    /// Takes a configuration.
    func apply(_ configuration: ProviderConfiguration)
}

/// What the parts of an adapter share.
struct AdapterWorld {
    let environment: ProviderEnvironment
    let authority: any LocationAuthority
    let relay: DelegateRelay

    /// Makes what the parts share.
    init(_ id: String, environment: ProviderEnvironment, authority: any LocationAuthority) {
        self.environment = environment
        self.authority = authority
        relay = DelegateRelay(id: id, environment: environment)
    }
}

/// A provider put together from its two parts and the package's coordinators.
class AssembledProvider: LocationProvider {
    let descriptor: ProviderDescriptor
    let world: AdapterWorld
    private let locating: any AdapterUpdates
    private let updates: UpdatesCoordinator
    private let requests: OneShotCoordinator

    var configuration = ProviderConfiguration() {
        didSet { locating.apply(configuration) }
    }

    init(
        _ descriptor: ProviderDescriptor,
        policy: OneShotPolicy,
        world: AdapterWorld,
        updates locating: any AdapterUpdates,
        oneShots: any OneShotSource
    ) {
        self.descriptor = descriptor
        self.world = world
        self.locating = locating
        updates = UpdatesCoordinator(
            provider: descriptor.id,
            authority: world.authority,
            environment: world.environment,
            source: locating,
            relay: world.relay
        )
        requests = OneShotCoordinator(
            provider: descriptor.id,
            policy: policy,
            authority: world.authority,
            environment: world.environment,
            source: oneShots
        )
        locating.coordinator = updates
        world.relay.provider = self
    }

    deinit { world.relay.provider = nil }

    var authority: any LocationAuthority { world.authority }

    var delegate: (any LocationProviderDelegate)? {
        get { world.relay.delegate }
        set { world.relay.delegate = newValue }
    }

    func problems(with configuration: ProviderConfiguration) -> [LocationError] {
        world.environment.infoDictionary.problems(with: configuration)
    }

    @discardableResult
    func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        requests.submit(request, configuration: configuration, completion: completion)
    }

    func startUpdatingLocation() { updates.start() }

    func stopUpdatingLocation() { updates.stop() }

    func startUpdatingHeading() throws(LocationError) { throw LocationError(.unsupported) }

    func stopUpdatingHeading() {}

    func startMonitoring(for region: Region) throws(LocationError) { throw LocationError(.unsupported) }

    func stopMonitoring(for region: Region) {}
}

extension AssembledProvider: StateDigesting {
    func digest(into digest: inout StateDigest) {
        digest.combine(requests)
        digest.combine(updates)
        digest.combine(locating)
    }
}
