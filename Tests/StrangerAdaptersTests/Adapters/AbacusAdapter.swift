// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider

/// AMap, with a watch over requests that AMap might forget.
final class AbacusAdapter: AssembledProvider {
    init(environment: ProviderEnvironment) {
        let descriptor = ProviderDescriptor.gaode("Abacus")
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
        let answer = AbacusAnswer(completion)
        let token = super.requestLocation(request) { answer.give($0) }
        let longest = min(max(2, request.timeout) + max(2, request.addressTimeout ?? 5) + 1, 1e9)
        answer.alarm = world.environment.schedule(after: longest, label: "watch") {
            answer.give(.failure(LocationError(.timedOut)))
            token.cancel()
        }
        return token
    }
}

/// A completion that is called once.
private final class AbacusAnswer {
    var alarm: ScheduledAction?
    private var completion: ((Result<Location, LocationError>) -> Void)?

    init(_ completion: @escaping (Result<Location, LocationError>) -> Void) {
        self.completion = completion
    }

    func give(_ result: Result<Location, LocationError>) {
        let completion = completion
        self.completion = nil
        alarm?.cancel()
        alarm = nil
        completion?(result)
    }
}
