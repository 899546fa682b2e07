// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice
import SimulatedEnvironment

/// A provider over no SDK at all: it asks the phone itself, and shows how little an adapter has to write.
///
/// The coordinators of the protocol layer keep its promises. It declares everything but headings and regions, so that
/// checks of declared and of undeclared capabilities both have something to look at.
final class HomeMadeProvider: LocationProvider {
    let descriptor = ProviderDescriptor(
        id: "homemade",
        displayName: "Home-made",
        vendor: "nobody",
        datums: [.wgs84],
        capabilities: [.continuous, .reverseGeocoding, .temporaryFullAccuracy, .background],
        concurrentOneShots: .shared
    )
    let authority: any LocationAuthority
    var configuration = ProviderConfiguration() {
        didSet { receiver.configure(configuration) }
    }

    private let environment: ProviderEnvironment
    private let relay: DelegateRelay
    private let receiver: HomeMadeReceiver
    private let requests: OneShotCoordinator
    private let updates: UpdatesCoordinator

    init(_ device: SimulatedDevice) {
        let environment = ProviderEnvironment.simulated(device, owner: "homemade")
        let authority = HomeMadeAuthority(device)
        let relay = DelegateRelay(id: descriptor.id, environment: environment)
        let receiver = HomeMadeReceiver(device, relay: relay)
        self.environment = environment
        self.authority = authority
        self.relay = relay
        self.receiver = receiver
        requests = OneShotCoordinator(
            provider: descriptor.id,
            policy: OneShotPolicy(
                concurrency: .shared,
                startsWhileUndetermined: false,
                enforcesTimeout: true,
                addressTimeout: 5
            ),
            authority: authority,
            environment: environment,
            source: HomeMadeShot(device)
        )
        updates = UpdatesCoordinator(
            provider: descriptor.id,
            authority: authority,
            environment: environment,
            source: receiver,
            relay: relay
        )
        relay.provider = self
        receiver.onError = { [updates] in updates.fail(with: $0) }
    }

    var delegate: (any LocationProviderDelegate)? {
        get { relay.delegate }
        set { relay.delegate = newValue }
    }

    func problems(with configuration: ProviderConfiguration) -> [LocationError] {
        environment.infoDictionary.problems(with: configuration)
    }

    func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        requests.submit(request, configuration: configuration, completion: completion)
    }

    func startUpdatingLocation() { updates.start() }

    func stopUpdatingLocation() { updates.stop() }
}
