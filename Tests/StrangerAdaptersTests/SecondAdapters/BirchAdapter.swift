// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider

/// CoreLocation, for screens that go away while they wait for a location.
final class BirchAdapter: AssembledProvider {
    init(environment: ProviderEnvironment) {
        let descriptor = ProviderDescriptor.system("Birch")
        let authority = CoreLocationAuthority(environment: environment)
        let world = AdapterWorld(descriptor.id, environment: environment, authority: authority)
        super.init(
            descriptor,
            policy: .system,
            world: world,
            updates: SystemUpdates(world),
            oneShots: SystemOneShots(environment)
        )
    }

    @discardableResult
    override func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        var isWanted = true
        let token = super.requestLocation(request) { result in
            if isWanted { completion(result) }
        }
        return LocationRequestToken {
            isWanted = false
            token.cancel()
        }
    }
}
