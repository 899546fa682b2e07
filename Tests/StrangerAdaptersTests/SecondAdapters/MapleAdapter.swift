// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import Geodesy
import GeoProvider
import SimulatedAMapLocationKit

/// AMap, whose fixes come in the type of CoreLocation.
final class MapleAdapter: AssembledProvider {
    init(environment: ProviderEnvironment) {
        let descriptor = ProviderDescriptor.gaode("Maple")
        let authority = CoreLocationAuthority(environment: environment)
        let world = AdapterWorld(descriptor.id, environment: environment, authority: authority)
        let oneShots = GaodeOneShots(world) { fix, address, error, wantsAddress in
            let result = world.result(fix, address, error, wantsAddress: wantsAddress)
            guard case .success(let told) = result, let fix,
                var location = Location(fix, accuracy: told.accuracyAuthorization)
            else { return result }
            location.address = told.address
            location.addressError = told.addressError
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
