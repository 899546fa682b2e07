// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider
import SimulatedTencentLBS

/// Tencent, with a mapping of its own.
final class SequoiaAdapter: AssembledProvider {
    init(environment: ProviderEnvironment) {
        let descriptor = ProviderDescriptor.penguin("Sequoia")
        let authority = CoreLocationAuthority(environment: environment)
        let world = AdapterWorld(descriptor.id, environment: environment, authority: authority)
        let mapping: PenguinOneShots.Mapping = { fix, wantsAddress, error in
            let told = world.location(fix, wantsAddress: wantsAddress, error)
            guard let told,
                var location = Location(
                    fix.location,
                    datum: told.coordinate.datum,
                    accuracy: .fullAccuracy
                )
            else { return nil }
            location.address = told.address
            location.addressError = told.addressError
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
