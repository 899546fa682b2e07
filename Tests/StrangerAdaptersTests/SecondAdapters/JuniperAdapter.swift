// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider

/// CoreLocation, for an app that sets its delegate once.
final class JuniperAdapter: AssembledProvider {
    private var receiver: (any LocationProviderDelegate)?

    init(environment: ProviderEnvironment) {
        let descriptor = ProviderDescriptor.system("Juniper")
        let authority = CoreLocationAuthority(environment: environment)
        let world = AdapterWorld(descriptor.id, environment: environment, authority: authority)
        super.init(
            descriptor,
            policy: .system,
            world: world,
            updates: SystemUpdates(world),
            oneShots: SystemOneShots(environment)
        )
    }

    override var delegate: (any LocationProviderDelegate)? {
        get { receiver }
        set {
            receiver = newValue
            world.relay.delegate = newValue
        }
    }
}
