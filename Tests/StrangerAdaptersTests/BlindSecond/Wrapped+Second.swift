// SPDX-License-Identifier: Apache-2.0

import Foundation
import GeoProvider
import SimulatedDevice

extension Wrapped {
    /// Fails a request on the next turn.
    func refuse(
        _ error: LocationError,
        _ completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        let ending = Ending(completion)
        let refusal = environment.schedule(after: 0, label: "refused") { ending.end(.failure(error)) }
        return LocationRequestToken { [environment] in
            refusal.cancel()
            environment.schedule(after: 0, label: "cancelled") { ending.end(.failure(LocationError(.cancelled))) }
        }
    }

    /// A hold on a request whose answer may come after the core's own.
    func hold(_ token: LocationRequestToken, _ ending: Ending) -> LocationRequestToken {
        LocationRequestToken { [environment] in
            token.cancel()
            environment.schedule(after: 0, label: "cancelled") { ending.end(.failure(LocationError(.cancelled))) }
        }
    }
}

extension LocationError {
    /// Whether the app may not locate.
    var isRefusal: Bool { code == .denied || code == .restricted || code == .servicesOff }
}

extension Location {
    /// The way to another fix in metres, good enough for a city.
    func metres(to other: Location) -> Double {
        let north = (other.coordinate.latitude - coordinate.latitude) * 111_000
        let parallel = cos(coordinate.latitude * .pi / 180) * 111_000
        return hypot(north, (other.coordinate.longitude - coordinate.longitude) * parallel)
    }

    /// The same fix with other numbers in the same or another datum.
    func moved(latitude: Double, longitude: Double, datum: DatumIdentifier) -> Location {
        var location = self
        let moved = try? AnyCoordinate(latitude: latitude, longitude: longitude, datum: datum)
        location.coordinate = moved ?? coordinate
        return location
    }
}

extension Shaping {
    /// Gives everybody five seconds.
    static let loire = Shaping(request: { request in
        var request = request
        request.timeout = max(request.timeout, 5)
        return request
    })

    /// Counts whole seconds.
    static let rhone = Shaping(location: { location in
        var location = location
        location.timestamp = location.timestamp.rounded(.up)
        return location
    })

    /// Says where to look first.
    static let clyde = Shaping(error: { error in
        guard error.code == .servicesOff else { return error }
        return LocationError(
            error.code,
            message: error.message,
            isTransient: error.isTransient,
            vendorDomain: error.vendorDomain,
            vendorCode: error.vendorCode,
            vendorError: error.vendorError,
            infoDictionaryKey: "NSLocationWhenInUseUsageDescription"
        )
    })

    /// Goes to the nearest crossing.
    static let glomma = Shaping(location: { location in
        guard location.address != nil else { return location }
        return location.moved(
            latitude: (location.coordinate.latitude * 200).rounded() / 200,
            longitude: (location.coordinate.longitude * 200).rounded() / 200,
            datum: location.coordinate.datum
        )
    })
}
