// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider
import SimulatedAMapLocationKit

/// AMap, with a table of its own for one-shots' errors.
final class LarchAdapter: AssembledProvider {
    init(environment: ProviderEnvironment) {
        let descriptor = ProviderDescriptor.gaode("Larch")
        let authority = CoreLocationAuthority(environment: environment)
        let world = AdapterWorld(descriptor.id, environment: environment, authority: authority)
        let oneShots = GaodeOneShots(world) { fix, address, error, wantsAddress in
            let result = world.result(fix, address, error, wantsAddress: wantsAddress)
            guard case .failure(let told) = result, told.vendorDomain == AMapLocationErrorDomain else { return result }
            return told.vendorCode == 2 ? .failure(told.recoded(.denied)) : result
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
