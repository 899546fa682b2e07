// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

/// Tries once more after a failure that may pass.
final class JasperProvider: Wrapped {
    override func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        super.requestLocation(request) { [core] result in
            completion(result)
            guard case .failure(let error) = result, error.isTransient, error.code != .cancelled else { return }
            core.requestLocation(request, completion: completion)
        }
    }
}

/// Puts requests aside that come while it hands out an answer.
final class KaolinProvider: Wrapped {
    private final class Counter {
        struct Parked {
            let request: LocationRequest
            let ending: Ending
        }
        var isAnswering = false
        var parked: [Parked] = []
    }

    private let counter = Counter()

    override func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        guard !counter.isAnswering else {
            let ending = Ending(completion)
            counter.parked.append(Counter.Parked(request: request, ending: ending))
            return LocationRequestToken { [environment] in
                environment.schedule(after: 0, label: "cancelled") { ending.end(.failure(LocationError(.cancelled))) }
            }
        }
        let parked = counter.parked
        counter.parked = []
        for other in parked { serve(other.request) { other.ending.end($0) } }
        return serve(request, completion: completion)
    }

    @discardableResult
    private func serve(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        super.requestLocation(request) { [counter] in
            counter.isAnswering = true
            completion($0)
            counter.isAnswering = false
        }
    }
}

/// Keeps the receiver warm for a minute after an answer.
final class LapisProvider: Wrapped {
    override func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        super.requestLocation(request) { [weak self] result in
            completion(result)
            if case .success = result { self?.keepWarm() }
        }
    }

    private func keepWarm() {
        guard !isUpdating else { return }
        core.startUpdatingLocation()
        environment.schedule(after: 60, label: "cool down") { [weak self] in
            guard let self, !self.isUpdating else { return }
            self.core.stopUpdatingLocation()
        }
    }

    override func provider(_ provider: any LocationProvider, didUpdate location: Location) {
        if isUpdating { super.provider(provider, didUpdate: location) }
    }

    override func provider(_ provider: any LocationProvider, didFailWith error: LocationError) {
        if isUpdating { super.provider(provider, didFailWith: error) }
    }
}

/// Serves whoever came last.
final class MalachiteProvider: Wrapped {
    private final class Guest {
        var token: LocationRequestToken?
        var wasReplaced = false
        var hasEnded = false
    }

    private var guest: Guest?

    override func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        if let guest, !guest.hasEnded {
            guest.wasReplaced = true
            guest.token?.cancel()
        }
        let guest = Guest()
        self.guest = guest
        let token = super.requestLocation(request) { result in
            guest.hasEnded = true
            guest.token = nil
            completion(guest.wasReplaced ? .failure(LocationError(.busy)) : result)
        }
        guest.token = token
        return token
    }
}

/// Asks for addresses always, and takes them off where nobody wanted one.
final class NickelProvider: Wrapped {
    override func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        var generous = request
        generous.wantsAddress = true
        return super.requestLocation(generous) { result in
            completion(
                result.map { location in
                    guard !request.wantsAddress else { return location }
                    var location = location
                    location.address = nil
                    location.addressError = nil
                    return location
                }
            )
        }
    }
}

/// Answers a little later each time, so that servers are not asked all at once.
final class OchreProvider: Wrapped {
    override func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        super.requestLocation(request) { [environment] result in
            environment.schedule(after: .random(in: 0..<0.2), label: "spread") { completion(result) }
        }
    }
}
