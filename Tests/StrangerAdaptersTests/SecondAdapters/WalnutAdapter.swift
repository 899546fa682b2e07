// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider

/// Tencent, for an app that shows the place before its address.
final class WalnutAdapter: AssembledProvider {
    init(environment: ProviderEnvironment) {
        let descriptor = ProviderDescriptor.penguin("Walnut")
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
        guard request.wantsAddress else { return super.requestLocation(request, completion: completion) }
        var plain = request
        plain.wantsAddress = false
        let first = super.requestLocation(plain) { result in
            if case .success = result { completion(result) }
        }
        let second = super.requestLocation(request, completion: completion)
        return LocationRequestToken {
            first.cancel()
            second.cancel()
        }
    }
}
