// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider
import SimulatedAMapLocationKit

/// AMap, with its own reading of what a one-shot brings.
final class TeahouseAdapter: AssembledProvider {
    init(environment: ProviderEnvironment) {
        let descriptor = ProviderDescriptor.gaode("Teahouse")
        let authority = CoreLocationAuthority(environment: environment)
        let world = AdapterWorld(descriptor.id, environment: environment, authority: authority)
        let oneShots = GaodeOneShots(world) { fix, address, error, wantsAddress in
            if let error { return .failure(world.error(error)) }
            guard let fix else { return .failure(world.error(nil)) }
            guard var location = world.location(fix, address) else {
                return .failure(LocationError(.locationUnknown))
            }
            if wantsAddress, location.address == nil { location.addressError = LocationError(.addressFailed) }
            return .success(location)
        }
        super.init(descriptor, policy: .gaode, world: world, updates: GaodeUpdates(world), oneShots: oneShots)
    }
}
