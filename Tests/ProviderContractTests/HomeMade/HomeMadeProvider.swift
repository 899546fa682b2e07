// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice
import SimulatedEnvironment

/// A provider over no SDK at all: it asks the phone itself, and shows how little an adapter has to write.
///
/// The coordinators of the protocol layer keep its promises. Its habits make it declare more or less, so that checks of
/// declared and of undeclared capabilities both have something to look at.
final class HomeMadeProvider: LocationProvider {
    let descriptor: ProviderDescriptor
    let authority: any LocationAuthority
    var configuration = ProviderConfiguration() {
        didSet { receiver.configure(configuration) }
    }

    private let environment: ProviderEnvironment
    private let hasConsent: Bool
    private let relay: DelegateRelay
    private let receiver: HomeMadeReceiver
    private let requests: OneShotCoordinator
    private let updates: UpdatesCoordinator
    private var heading: ScheduledAction?

    init(_ device: SimulatedDevice, _ habits: HomeMadeHabits = .usual) {
        let environment = ProviderEnvironment.simulated(device, owner: "homemade")
        let authority = HomeMadeAuthority(device)
        let relay = DelegateRelay(id: "homemade", environment: environment)
        let receiver = HomeMadeReceiver(device, relay: relay)
        let shot = HomeMadeShot(device, habits, relay: relay, authority: authority)
        descriptor = habits.descriptor
        hasConsent = habits.hasConsent
        self.environment = environment
        self.authority = authority
        self.relay = relay
        self.receiver = receiver
        requests = OneShotCoordinator(
            provider: "homemade",
            policy: OneShotPolicy(
                concurrency: habits.concurrency,
                startsWhileUndetermined: habits.capabilities.contains(.permissionCallbacks),
                enforcesTimeout: true,
                addressTimeout: 5
            ),
            authority: authority,
            environment: environment,
            source: shot
        )
        updates = UpdatesCoordinator(
            provider: "homemade",
            authority: authority,
            environment: environment,
            source: receiver,
            relay: relay
        )
        relay.provider = self
        receiver.onError = { [weak updates] in updates?.fail(with: $0) }
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

    func startUpdatingLocation() {
        let code = descriptor.capabilities.contains(.continuous) ? LocationError.Code.privacyNotAgreed : .unsupported
        if code != .unsupported, hasConsent { return updates.start() }
        environment.schedule(after: 0, label: "no updates") { [relay] in relay.fail(with: LocationError(code)) }
    }

    func stopUpdatingLocation() { updates.stop() }

    func startUpdatingHeading() throws(LocationError) {
        guard descriptor.capabilities.contains(.heading) else { throw LocationError(.unsupported) }
        heading?.cancel()
        heading = environment.schedule(after: 1, label: "heading") { [weak self] in
            guard let self else { return }
            delegate?.provider(self, didUpdateHeading: receiver.heading(at: environment.now))
            try? startUpdatingHeading()
        }
    }

    func stopUpdatingHeading() { heading?.cancel() }
}
