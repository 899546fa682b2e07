// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider

/// CoreLocation, with an authority that listens to a manager of its own.
final class HarborAdapter: AssembledProvider {
    init(environment: ProviderEnvironment) {
        let descriptor = ProviderDescriptor.system("Harbor")
        let authority = HarborAuthority(environment)
        let world = AdapterWorld(descriptor.id, environment: environment, authority: authority)
        super.init(
            descriptor,
            policy: .system,
            world: world,
            updates: SystemUpdates(world),
            oneShots: SystemOneShots(environment)
        )
    }
}

private final class HarborAuthority: PassingAuthority {
    private let manager: CLLocationManager
    private let ear = HarborEar()
    private let observers = ObserverList<AuthorizationState>()
    private var lastStatus: AuthorizationStatus

    override init(_ environment: ProviderEnvironment) {
        manager = environment.within { CLLocationManager() }
        lastStatus = AuthorizationStatus(manager.authorizationStatus)
        super.init(environment)
        manager.delegate = ear
        ear.onChange = { [weak self] in self?.statusChanged() }
    }

    override func observeAuthorization(_ handler: @escaping (AuthorizationState) -> Void) -> ObservationToken {
        observers.add(handler)
    }

    private func statusChanged() {
        // The first call after the manager was made tells nothing new.
        guard authorizationStatus != lastStatus else { return }
        lastStatus = authorizationStatus
        observers.send(authorizationState)
    }
}

private final class HarborEar: NSObject, CLLocationManagerDelegate {
    var onChange: (() -> Void)?

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { onChange?() }
}
