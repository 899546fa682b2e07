// SPDX-License-Identifier: Apache-2.0

import Geodesy
import GeoProvider

/// A real adapter, with other parts in the place of some of its own.
final class RebuiltAdapter: LocationProvider {
    let inner: any LocationProvider
    let environment: ProviderEnvironment
    private let relay: DelegateRelay
    private var nextRequests: (() -> OneShotCoordinator)?
    private var requests: [OneShotCoordinator] = []
    private var updates: UpdatesCoordinator?
    private var stream: (any ReplacementUpdates)?
    private lazy var voice = AdapterVoice(self)
    private lazy var partVoice = AdapterVoice(self, isOfPart: true)

    init(_ inner: any LocationProvider, environment: ProviderEnvironment) {
        self.inner = inner
        self.environment = environment
        configuration = inner.configuration
        relay = DelegateRelay(id: inner.descriptor.id, environment: environment)
        relay.provider = inner
    }

    deinit { relay.provider = nil }

    /// The app's delegate; what the adapter behind tells of what is not replaced comes in this one's name, too.
    weak var delegate: (any LocationProviderDelegate)? {
        didSet { inner.delegate = delegate == nil ? nil : voice }
    }

    var configuration: ProviderConfiguration {
        didSet {
            stream?.apply(configuration)
            inner.configuration = configuration
        }
    }

    var descriptor: ProviderDescriptor { inner.descriptor }

    var authority: any LocationAuthority { inner.authority }

    func problems(with configuration: ProviderConfiguration) -> [LocationError] {
        inner.problems(with: configuration)
    }

    /// Has another part serve the one-shots.
    ///
    /// With `hasNoQueue` every request goes straight to the part, whatever is open there.
    func replaceOneShots(
        by source: any OneShotSource,
        policy: OneShotPolicy,
        authority: (any LocationAuthority)? = nil,
        hasNoQueue: Bool = false
    ) {
        let (id, environment, authority) = (descriptor.id, environment, authority ?? self.authority)
        let make = {
            OneShotCoordinator(
                provider: id,
                policy: policy,
                authority: authority,
                environment: environment,
                source: source
            )
        }
        let one = make()
        nextRequests = hasNoQueue ? make : { one }
    }

    /// Has another part run the updates.
    func replaceUpdates<Part: ReplacementUpdates>(by makePart: (DelegateRelay) -> Part) -> Part {
        let part = makePart(relay)
        relay.delegate = partVoice
        let coordinator = UpdatesCoordinator(
            provider: descriptor.id,
            authority: authority,
            environment: environment,
            source: part,
            relay: relay
        )
        part.coordinator = coordinator
        (stream, updates) = (part, coordinator)
        return part
    }

    @discardableResult
    func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        guard let nextRequests else { return inner.requestLocation(request, completion: completion) }
        let next = nextRequests()
        if requests.last !== next { requests.append(next) }
        return next.submit(request, configuration: configuration, completion: completion)
    }

    func startUpdatingLocation() {
        if let updates { updates.start() } else { inner.startUpdatingLocation() }
    }

    func stopUpdatingLocation() {
        if let updates { updates.stop() } else { inner.stopUpdatingLocation() }
    }

    func startUpdatingHeading() throws(LocationError) { try inner.startUpdatingHeading() }

    func stopUpdatingHeading() { inner.stopUpdatingHeading() }

    func startMonitoring(for region: Region) throws(LocationError) { try inner.startMonitoring(for: region) }

    func stopMonitoring(for region: Region) { inner.stopMonitoring(for: region) }
}
