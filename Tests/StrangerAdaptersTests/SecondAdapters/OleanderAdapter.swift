// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider
import SimulatedAMapLocationKit

/// AMap, for an app that shows an address with every location.
final class OleanderAdapter: AssembledProvider {
    init(environment: ProviderEnvironment) {
        let descriptor = ProviderDescriptor.gaode("Oleander")
        let authority = CoreLocationAuthority(environment: environment)
        let world = AdapterWorld(descriptor.id, environment: environment, authority: authority)
        var known: Address?
        let oneShots = GaodeOneShots(world) { fix, address, error, wantsAddress in
            let result = world.result(fix, address, error, wantsAddress: wantsAddress)
            guard wantsAddress, case .success(var location) = result else { return result }
            known = location.address ?? known
            guard let place = known else { return result }
            location.address = place
            location.addressError = nil
            return .success(location)
        }
        super.init(
            descriptor,
            policy: .gaode,
            world: world,
            updates: GaodeUpdates(world),
            oneShots: oneShots
        )
    }
}
