// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider

/// AMap, for an app that takes the last fix of a track along.
final class RowanAdapter: AssembledProvider {
    init(environment: ProviderEnvironment) {
        let descriptor = ProviderDescriptor.gaode("Rowan")
        let authority = CoreLocationAuthority(environment: environment)
        let world = AdapterWorld(descriptor.id, environment: environment, authority: authority)
        super.init(
            descriptor,
            policy: .gaode,
            world: world,
            updates: GaodeUpdates(world),
            oneShots: GaodeOneShots(world)
        )
    }

    override func stopUpdatingLocation() {
        world.environment.schedule(after: 2, label: "last fix") { [weak self] in self?.endUpdates() }
    }

    private func endUpdates() { super.stopUpdatingLocation() }
}
