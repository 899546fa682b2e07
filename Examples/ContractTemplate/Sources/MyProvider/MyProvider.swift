// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider

/// A provider to start from: one-shots only, over `CLLocationManager`.
///
/// The coordinator of the protocol layer keeps the promises (one completion, later, in time, after the decision), so
/// what is left is who the provider is, and how its SDK is called: ``MySDKCalls``. Everything it does not declare
/// must refuse cleanly, and here that is one line in ``startUpdatingLocation()``.
public final class MyProvider: LocationProvider {
    /// Who the provider is and what may be expected of it.
    public let descriptor = ProviderDescriptor(
        id: "mine",
        displayName: "Mine",
        vendor: "me",
        datums: [.wgs84],
        capabilities: [],
        concurrentOneShots: .queued
    )

    /// The system's permission surface.
    public let authority: any LocationAuthority

    /// The defaults of requests.
    public var configuration = ProviderConfiguration()

    private let environment: ProviderEnvironment
    private let relay: DelegateRelay
    private let requests: OneShotCoordinator

    /// Makes a provider; nothing is asked and nothing is started.
    ///
    /// - Parameter environment: The world that it lives in.
    public init(environment: ProviderEnvironment) {
        let authority = CoreLocationAuthority(environment: environment)
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
            source: MySDKCalls(environment: environment)
        )
        relay.provider = self
        authority.observeAuthorization { [relay] state in relay.authorizationChanged(to: state) }
    }

    /// The receiver of updates, kept weakly.
    public var delegate: (any LocationProviderDelegate)? {
        get { relay.delegate }
        set { relay.delegate = newValue }
    }

    /// Says what a configuration lacks in Info.plist, without setting it.
    ///
    /// - Parameter configuration: The configuration one means to set.
    /// - Returns: What is missing.
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

    /// Refuses, on a later turn: continuous updates are not declared.
    public func startUpdatingLocation() {
        environment.schedule(after: 0, label: "\(descriptor.id) refusal") { [relay] in
            relay.fail(with: LocationError(.unsupported))
        }
    }

    /// Does nothing: nothing was started.
    public func stopUpdatingLocation() {}
}
