// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider

/// Tencent, whose SDK takes one one-shot at a time.
final class HeronAdapter: AssembledProvider {
    private var isLocating = false

    init(environment: ProviderEnvironment) {
        let descriptor = ProviderDescriptor.penguin("Heron")
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
        guard !isLocating else {
            var error = LocationError(.busy)
            world.environment.schedule(after: 0, label: "busy") { completion(.failure(error)) }
            return LocationRequestToken { error = LocationError(.cancelled) }
        }
        isLocating = true
        return super.requestLocation(request) { [weak self] result in
            self?.isLocating = false
            completion(result)
        }
    }
}
