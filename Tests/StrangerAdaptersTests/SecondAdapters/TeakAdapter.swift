// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider

/// Tencent, which rests while it may not locate.
final class TeakAdapter: AssembledProvider {
    init(environment: ProviderEnvironment) {
        let descriptor = ProviderDescriptor.penguin("Teak")
        let authority = CoreLocationAuthority(environment: environment)
        let world = AdapterWorld(descriptor.id, environment: environment, authority: authority)
        super.init(
            descriptor,
            policy: .penguin,
            world: world,
            updates: PenguinUpdates(world),
            oneShots: PenguinOneShots(world)
        )
        world.authority.observeAuthorization { [weak self] state in
            if state.isDecided, !state.status.isAuthorized { self?.stopUpdatingLocation() }
        }
    }
}
