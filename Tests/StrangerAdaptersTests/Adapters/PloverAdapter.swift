// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider

/// Tencent, for an app that hands the updates from screen to screen.
final class PloverAdapter: AssembledProvider {
    private weak var receiver: (any LocationProviderDelegate)?
    private var isUpdating = false

    init(environment: ProviderEnvironment) {
        let descriptor = ProviderDescriptor.penguin("Plover")
        let authority = CoreLocationAuthority(environment: environment)
        let world = AdapterWorld(descriptor.id, environment: environment, authority: authority)
        super.init(
            descriptor,
            policy: .penguin,
            world: world,
            updates: PenguinUpdates(world),
            oneShots: PenguinOneShots(world)
        )
    }

    override var delegate: (any LocationProviderDelegate)? {
        get { receiver }
        set {
            receiver = newValue
            if !isUpdating { world.relay.delegate = newValue }
        }
    }

    override func startUpdatingLocation() {
        isUpdating = true
        super.startUpdatingLocation()
    }

    override func stopUpdatingLocation() {
        isUpdating = false
        super.stopUpdatingLocation()
        world.relay.delegate = receiver
    }
}
