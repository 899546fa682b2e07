// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider

/// Tencent, for an app that needs to know the house, not the quarter.
final class IbisAdapter: AssembledProvider {
    init(environment: ProviderEnvironment) {
        let descriptor = ProviderDescriptor.penguin("Ibis")
        let authority = CoreLocationAuthority(environment: environment)
        let world = AdapterWorld(descriptor.id, environment: environment, authority: authority)
        let oneShots = PenguinOneShots(world) { fix, wantsAddress, error in
            let location = world.location(fix, wantsAddress: wantsAddress, error)
            // A first fix from a cell is of no use to anybody; the next will be better.
            guard let radius = location?.horizontalAccuracy, radius <= 200 else { return nil }
            return location
        }
        super.init(descriptor, policy: .penguin, world: world, updates: PenguinUpdates(world), oneShots: oneShots)
    }
}
