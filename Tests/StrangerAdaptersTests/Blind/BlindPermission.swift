// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

/// Has a minute's patience with a user who does not answer.
final class ErbiumProvider: Wrapped {
    override func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        let ending = Ending(completion)
        let token = super.requestLocation(request) { ending.end($0) }
        guard !authority.authorizationState.isDecided else { return token }
        environment.schedule(after: 60, label: "patience") { [weak self] in
            guard let self, !self.authority.authorizationState.isDecided else { return }
            ending.end(.failure(LocationError(.undecided)))
            token.cancel()
        }
        return token
    }
}

/// Tells what matters for locating on screen.
final class FluoriteProvider: Wrapped {
    private var last: AuthorizationState?

    required init(_ vendor: StrangerAdapter.Vendor, _ device: SimulatedDevice, shaping: Shaping = Shaping()) {
        super.init(vendor, device, shaping: shaping)
        last = essence(core.authority.authorizationState)
    }

    private func essence(_ state: AuthorizationState) -> AuthorizationState {
        guard state.status == .authorizedAlways else { return state }
        return AuthorizationState(.authorizedWhenInUse, state.accuracy ?? .fullAccuracy)
    }

    override func provider(_ provider: any LocationProvider, didChangeAuthorization state: AuthorizationState) {
        guard essence(state) != last else { return }
        last = essence(state)
        super.provider(provider, didChangeAuthorization: state)
    }
}

/// Marks fixes with the accuracy that was granted when they were asked for.
final class GalenaProvider: Wrapped {
    private var mark: AccuracyAuthorization?

    private func marked(_ location: Location, _ mark: AccuracyAuthorization?) -> Location {
        guard let mark else { return location }
        var location = location
        location.accuracyAuthorization = mark
        return location
    }

    override func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        let mark = authority.authorizationState.accuracy
        return super.requestLocation(request) { [marked] in completion($0.map { marked($0, mark) }) }
    }

    override func startUpdatingLocation() {
        mark = authority.authorizationState.accuracy
        super.startUpdatingLocation()
    }

    override func provider(_ provider: any LocationProvider, didUpdate location: Location) {
        super.provider(provider, didUpdate: marked(location, mark))
    }
}

/// Knows beforehand that a fine location cannot come.
final class HematiteProvider: Wrapped {
    override func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        let wanted = request.desiredAccuracy ?? configuration.desiredAccuracy ?? .best
        guard authority.authorizationState.accuracy == .reducedAccuracy, wanted <= .hundredMeters else {
            return super.requestLocation(request, completion: completion)
        }
        let ending = Ending(completion)
        let error = LocationError(.reducedAccuracy)
        environment.schedule(after: 0, label: "too fine") { ending.end(.failure(error)) }
        return LocationRequestToken { [environment] in
            environment.schedule(after: 0, label: "cancelled") { ending.end(.failure(LocationError(.cancelled))) }
        }
    }
}

/// Tells of accuracy when it becomes better.
final class IndigoProvider: Wrapped {
    private var last: AuthorizationState?

    required init(_ vendor: StrangerAdapter.Vendor, _ device: SimulatedDevice, shaping: Shaping = Shaping()) {
        super.init(vendor, device, shaping: shaping)
        last = core.authority.authorizationState
    }

    override func provider(_ provider: any LocationProvider, didChangeAuthorization state: AuthorizationState) {
        let isWorse = last?.status == state.status && state.accuracy == .reducedAccuracy
        last = state
        if !isWorse { super.provider(provider, didChangeAuthorization: state) }
    }
}
