// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

/// Knows what it said a second ago.
final class KamaProvider: Wrapped {
    private var last: (location: Location, time: Double)?

    override func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        if let last, environment.now - last.time <= 1, !request.wantsAddress,
            core.authority.authorizationStatus.isAuthorized
        {
            completion(.success(last.location))
            return LocationRequestToken {}
        }
        return super.requestLocation(request) { [weak self] result in
            if let self, case .success(let location) = result { self.last = (location, self.environment.now) }
            completion(result)
        }
    }
}

/// Answers with places that are new.
final class MoselProvider: Wrapped {
    private var last: Location?

    override func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        let ending = Ending(completion)
        let end = environment.now + request.timeout
        let token = super.requestLocation(request) { [weak self] result in
            guard let self, case .success(let location) = result else { return ending.end(result) }
            guard let filter = self.configuration.distanceFilter, let last = self.last,
                last.metres(to: location) < filter
            else {
                self.last = location
                return ending.end(result)
            }
            self.environment.schedule(after: end - self.environment.now, label: "nothing new") {
                ending.end(.failure(LocationError(.timedOut)))
            }
        }
        return hold(token, ending)
    }
}

/// Looks up one address at a time.
final class NeckarProvider: Wrapped {
    private final class Counter { var running = 0 }

    private let counter = Counter()

    override func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        var request = request
        if counter.running > 0 { request.wantsAddress = false }
        counter.running += 1
        return super.requestLocation(request) { [counter] in
            counter.running -= 1
            completion($0)
        }
    }
}

/// Cleans up after itself.
final class YonneProvider: Wrapped {
    private final class Course { var hasEnded = false }

    override func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        let course = Course()
        let token = super.requestLocation(request) {
            course.hasEnded = true
            completion($0)
        }
        return LocationRequestToken { [weak self] in
            token.cancel()
            if !course.hasEnded { self?.core.stopUpdatingLocation() }
        }
    }
}

/// Needs half a second to come to rest.
final class ZambeziProvider: Wrapped {
    private var cancelled: Double?

    override func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        if let cancelled, environment.now - cancelled < 0.5 { return refuse(LocationError(.busy), completion) }
        let token = super.requestLocation(request, completion: completion)
        return LocationRequestToken { [weak self] in
            token.cancel()
            if let self { self.cancelled = self.environment.now }
        }
    }
}

/// Sees a patient request through.
final class AmurProvider: Wrapped {
    override func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        let isPatient = request.repeatWhenFull && core.authority.authorizationState.accuracy == .reducedAccuracy
        let start = environment.now
        let token = super.requestLocation(request, completion: completion)
        return LocationRequestToken { [environment] in
            if !isPatient || environment.now - start <= 2 { token.cancel() }
        }
    }
}

/// Lets the screen know what went wrong.
final class BrentaProvider: Wrapped {
    override func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        super.requestLocation(request) { [weak self] result in
            completion(result)
            guard let self, self.isUpdating, case .failure(let error) = result, error.code != .cancelled else { return }
            self.delegate?.provider(self, didFailWith: error)
        }
    }
}

/// Answers whoever is still there.
final class OrinocoProvider: Wrapped {
    override func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        super.requestLocation(request) { [weak self] result in
            if self != nil { completion(result) }
        }
    }
}

/// Shares its time with the others.
final class WartaProvider: Wrapped {
    private static let key = "WartaProvider"

    private final class Census { var living = 0 }

    private let census: Census = Wrapped.shared(WartaProvider.key) { Census() }

    required init(_ vendor: StrangerAdapter.Vendor, _ device: SimulatedDevice, shaping: Shaping = Shaping()) {
        super.init(vendor, device, shaping: shaping)
        census.living += 1
    }

    deinit { census.living -= 1 }

    override func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        let ending = Ending(completion)
        let token = super.requestLocation(request) { [environment, census] result in
            guard census.living > 1 else { return ending.end(result) }
            environment.schedule(after: 0.5 * Double(census.living - 1), label: "turn") { ending.end(result) }
        }
        return hold(token, ending)
    }
}
