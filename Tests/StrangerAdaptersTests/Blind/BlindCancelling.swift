// SPDX-License-Identifier: Apache-2.0

import Foundation
import GeoProvider
import SimulatedDevice

/// Answers as soon as it is cancelled.
final class PyriteProvider: Wrapped {
    override func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        let ending = Ending(completion)
        let token = super.requestLocation(request) { ending.end($0) }
        return LocationRequestToken {
            ending.end(.failure(LocationError(.cancelled)))
            token.cancel()
        }
    }
}

/// Finds the request to cancel by what was asked.
final class QuartzProvider: Wrapped {
    private var running: [(request: LocationRequest, token: LocationRequestToken)] = []

    override func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        let token = super.requestLocation(request, completion: completion)
        running.append((request, token))
        return LocationRequestToken { [weak self] in
            guard let self else { return token.cancel() }
            let found = self.running.filter { $0.request == request }
            self.running.removeAll { $0.request == request }
            found.forEach { $0.token.cancel() }
        }
    }
}

/// Numbers requests by the first free place.
final class RubyProvider: Wrapped {
    private final class Places {
        var tokens: [LocationRequestToken?] = []

        func take() -> Int {
            if let free = tokens.firstIndex(where: { $0 == nil }) { return free }
            tokens.append(nil)
            return tokens.count - 1
        }
    }

    private let places = Places()

    override func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        let places = places
        let place = places.take()
        places.tokens[place] = super.requestLocation(request) {
            places.tokens[place] = nil
            completion($0)
        }
        return LocationRequestToken { places.tokens[place]?.cancel() }
    }
}

/// Ends the requests of the provider that was used before it.
final class SlateProvider: Wrapped {
    private static let key = "SlateProvider"

    private final class Turn {
        weak var owner: SlateProvider?
        init(_ owner: SlateProvider) { self.owner = owner }
    }

    private var running: [LocationRequestToken] = []

    override func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        let turns = Thread.current.threadDictionary
        if let owner = (turns[Self.key] as? Turn)?.owner, owner !== self { owner.leave() }
        turns[Self.key] = Turn(self)
        let token = super.requestLocation(request, completion: completion)
        running.append(token)
        return token
    }

    private func leave() {
        running.forEach { $0.cancel() }
        running = []
    }
}
