// SPDX-License-Identifier: Apache-2.0

public import GeoProvider

/// An adapter over an SDK that this package knows nothing of, in a world of its own.
public final class PlaceFeedProvider: LocationProvider {
    /// Who the provider is: one-shots in WGS-84, and nothing else.
    public let descriptor = ProviderDescriptor(
        id: "placefeed",
        displayName: "Place feed",
        vendor: "nobody",
        datums: [.wgs84],
        capabilities: [],
        concurrentOneShots: .queued
    )
    /// A permission surface for a receiver that needs no permission.
    public let authority: any LocationAuthority
    /// The defaults of requests.
    public var configuration = ProviderConfiguration()

    private let environment: ProviderEnvironment
    private let relay: DelegateRelay
    private let requests: OneShotCoordinator

    init(environment: ProviderEnvironment, feed: PlaceFeed) {
        let authority = OpenAuthority(environment: environment)
        self.environment = environment
        self.authority = authority
        relay = DelegateRelay(id: descriptor.id, environment: environment)
        requests = OneShotCoordinator(
            provider: descriptor.id,
            policy: OneShotPolicy(
                concurrency: descriptor.concurrentOneShots,
                startsWhileUndetermined: false,
                enforcesTimeout: true,
                addressTimeout: 0
            ),
            authority: authority,
            environment: environment,
            source: PlaceFeedOneShots(feed: feed)
        )
        relay.provider = self
    }

    /// The receiver of updates, kept weakly.
    public var delegate: (any LocationProviderDelegate)? {
        get { relay.delegate }
        set { relay.delegate = newValue }
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

    /// Refuses, on a later turn: continuous updates are not declared.
    public func startUpdatingLocation() {
        environment.schedule(after: 0, label: "placefeed refusal") { [relay] in
            relay.fail(with: LocationError(.unsupported))
        }
    }

    /// Does nothing: nothing was started.
    public func stopUpdatingLocation() {}
}

/// The only part that knows the SDK.
private final class PlaceFeedOneShots: OneShotSource {
    private let feed: PlaceFeed

    init(feed: PlaceFeed) { self.feed = feed }

    func start(_ leg: OneShotLeg, report: @escaping (OneShotReport) -> Void) {
        feed.ask { fix in
            guard let place = try? Coordinate<WGS84>(latitude: fix.latitude, longitude: fix.longitude) else {
                return report(.finished(.failure(LocationError(.locationUnknown))))
            }
            var location = Location(
                coordinate: .wgs84(place),
                horizontalAccuracy: fix.error,
                timestamp: fix.secondsSince1970
            )
            if leg.wantsAddress { location.addressError = LocationError(.addressFailed) }
            report(.finished(.success(location)))
        }
    }

    func cancel(_ leg: OneShotLeg) {}
}
