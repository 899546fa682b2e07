// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider

/// CoreLocation, for an app that asks for its place from many screens.
final class AlderAdapter: AssembledProvider {
    private var recent: Location?

    init(environment: ProviderEnvironment) {
        let descriptor = ProviderDescriptor.system("Alder")
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
        if !request.wantsAddress, let recent, isCurrent(recent) {
            var answer: Result<Location, LocationError> = .success(recent)
            world.environment.schedule(after: 0, label: "recent") { completion(answer) }
            return LocationRequestToken { answer = .failure(LocationError(.cancelled)) }
        }
        return super.requestLocation(request) { [weak self] result in
            if case .success(let location) = result { self?.recent = location }
            completion(result)
        }
    }

    private func isCurrent(_ location: Location) -> Bool {
        world.environment.now - location.timestamp < 60
            && authority.authorizationState.accuracy == location.accuracyAuthorization
    }
}
