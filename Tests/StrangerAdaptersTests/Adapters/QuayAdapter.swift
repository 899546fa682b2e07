// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider

/// CoreLocation, for an app that asks for the state of the services often.
final class QuayAdapter: AssembledProvider {
    init(environment: ProviderEnvironment) {
        let descriptor = ProviderDescriptor.system("Quay")
        let authority = QuayAuthority(environment)
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

private final class QuayAuthority: PassingAuthority {
    /// The system advises against asking on the main thread.
    private lazy var servicesEnabled = system.locationServicesEnabled

    override init(_ environment: ProviderEnvironment) {
        super.init(environment)
        _ = servicesEnabled
    }

    override var locationServicesEnabled: Bool { servicesEnabled }
}
