// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider

/// Tencent, with an authority that does not bother the user.
final class SwallowAdapter: AssembledProvider {
    init(environment: ProviderEnvironment) {
        let descriptor = ProviderDescriptor.penguin("Swallow")
        let authority = SwallowAuthority(environment)
        let world = AdapterWorld(descriptor.id, environment: environment, authority: authority)
        super.init(
            descriptor,
            policy: .penguin,
            world: world,
            updates: PenguinUpdates(world),
            oneShots: PenguinOneShots(world)
        )
    }
}

private final class SwallowAuthority: PassingAuthority {
    private var hasAsked = false

    override func requestWhenInUseAuthorization() {
        guard !hasAsked else { return }
        hasAsked = true
        super.requestWhenInUseAuthorization()
    }
}
