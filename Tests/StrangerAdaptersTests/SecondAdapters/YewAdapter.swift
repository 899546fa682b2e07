// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider

/// Tencent, for screens that let go of everything when they close.
final class YewAdapter: AssembledProvider {
    init(environment: ProviderEnvironment) {
        let descriptor = ProviderDescriptor.penguin("Yew")
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

    @discardableResult
    override func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        let token = super.requestLocation(request, completion: completion)
        return LocationRequestToken { [weak self] in
            token.cancel()
            self?.stopUpdatingLocation()
        }
    }
}
