// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider
import SimulatedTencentLBS

/// Tencent, for an app that draws an arrow and a speedometer.
final class WillowAdapter: AssembledProvider {
    init(environment: ProviderEnvironment) {
        let descriptor = ProviderDescriptor.penguin("Willow")
        let authority = CoreLocationAuthority(environment: environment)
        let world = AdapterWorld(descriptor.id, environment: environment, authority: authority)
        let mapping: PenguinOneShots.Mapping = { fix, wantsAddress, error in
            var location = world.location(fix, wantsAddress: wantsAddress, error)
            location?.speed = max(0, fix.location.speed)
            location?.course = max(0, fix.location.course)
            return location
        }
        super.init(
            descriptor,
            policy: .penguin,
            world: world,
            updates: PenguinUpdates(world, mapping: mapping),
            oneShots: PenguinOneShots(world, mapping: mapping)
        )
    }
}
