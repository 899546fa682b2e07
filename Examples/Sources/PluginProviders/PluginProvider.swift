// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
public import GeoProvider

/// A plug-in behind the protocol, so that the contract can judge it: one-shots only.
public final class PluginProvider: LocationProvider {
    /// Who the provider is and what may be expected of it.
    public let descriptor: ProviderDescriptor
    /// The system's permission surface.
    public let authority: any LocationAuthority
    /// The defaults of requests.
    public var configuration = ProviderConfiguration()

    private let environment: ProviderEnvironment
    private let relay: DelegateRelay
    private let requests: OneShotCoordinator

    /// Makes a provider over a plug-in.
    ///
    /// - Parameters:
    ///   - id: The provider's id.
    ///   - environment: The world that it lives in.
    ///   - hasTimeouts: Whether the plug-in ends a request by itself.
    ///   - hasAddresses: Whether its first answer has an address.
    ///   - make: Makes the plug-in.
    public init(
        id: String,
        environment: ProviderEnvironment,
        hasTimeouts: Bool,
        hasAddresses: Bool,
        make: @escaping () -> any LocationPlugin
    ) {
        let authority = CoreLocationAuthority(environment: environment)
        descriptor = ProviderDescriptor(
            id: id,
            displayName: id,
            vendor: "a plug-in's author",
            datums: [.gcj02, .wgs84],
            capabilities: hasAddresses
                ? [.temporaryFullAccuracy, .permissionCallbacks, .accuracyCallbacks, .reverseGeocoding]
                : [.temporaryFullAccuracy, .permissionCallbacks, .accuracyCallbacks],
            concurrentOneShots: .queued
        )
        self.environment = environment
        self.authority = authority
        relay = DelegateRelay(id: id, environment: environment)
        requests = OneShotCoordinator(
            provider: id,
            policy: OneShotPolicy(
                concurrency: .queued,
                startsWhileUndetermined: true,
                enforcesTimeout: !hasTimeouts,
                addressTimeout: 5
            ),
            authority: authority,
            environment: environment,
            source: PluginOneShots(environment: environment, authority: authority, relay: relay, make: make)
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
