// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider
import SimulatedTencentLBS

/// Tencent, set to deliver GCJ-02.
final class CraneAdapter: AssembledProvider {
    init(environment: ProviderEnvironment) {
        let descriptor = ProviderDescriptor.penguin("Crane")
        let authority = CoreLocationAuthority(environment: environment)
        let world = AdapterWorld(descriptor.id, environment: environment, authority: authority)
        let mapping: PenguinOneShots.Mapping = { fix, wantsAddress, error in
            let accuracy = authority.accuracyAuthorization
            guard var location = Location(fix.location, datum: .gcj02, accuracy: accuracy) else { return nil }
            guard wantsAddress else { return location }
            let address = Address(fix)
            if address.isEmpty {
                location.addressError =
                    error.map { LocationError(tencent: $0).recoded(.addressFailed) } ?? LocationError(.addressFailed)
            } else {
                location.address = address
            }
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
