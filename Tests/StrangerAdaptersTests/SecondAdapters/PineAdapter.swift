// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider

/// AMap, which is not troubled while the user does not allow it to locate.
final class PineAdapter: AssembledProvider {
    init(environment: ProviderEnvironment) {
        let descriptor = ProviderDescriptor.gaode("Pine")
        let authority = CoreLocationAuthority(environment: environment)
        let world = AdapterWorld(descriptor.id, environment: environment, authority: authority)
        super.init(
            descriptor,
            policy: .gaode,
            world: world,
            updates: GaodeUpdates(world),
            oneShots: GaodeOneShots(world)
        )
    }

    @discardableResult
    override func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        if let refusal {
            completion(.failure(LocationError(refusal)))
            return LocationRequestToken {}
        }
        return super.requestLocation(request, completion: completion)
    }

    private var refusal: LocationError.Code? {
        let state = authority.authorizationState
        guard state.isDecided, !state.status.isAuthorized else { return nil }
        return authority.refusalCode
    }
}
