// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

/// Looks an address up every ten minutes.
final class DvinaProvider: Wrapped {
    private var known: (address: Address, time: Double)?

    override func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        super.requestLocation(request) { [weak self] result in completion(result.map { self?.named($0) ?? $0 }) }
    }

    private func named(_ location: Location) -> Location {
        guard let address = location.address else { return location }
        if let known, environment.now - known.time < 600 {
            var location = location
            location.address = known.address
            return location
        }
        known = (address, environment.now)
        return location
    }
}

/// Spares a geocoder that is in trouble.
final class ElbeProvider: Wrapped {
    private var trouble: (error: LocationError, time: Double)?

    override func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        guard request.wantsAddress else { return super.requestLocation(request, completion: completion) }
        if let trouble, environment.now - trouble.time < 300 {
            var plain = request
            plain.wantsAddress = false
            return super.requestLocation(plain) { result in
                completion(
                    result.map { location in
                        var location = location
                        location.addressError = trouble.error
                        return location
                    }
                )
            }
        }
        return super.requestLocation(request) { [weak self] result in
            if let self, case .success(let location) = result, let error = location.addressError {
                self.trouble = (error, self.environment.now)
            }
            completion(result)
        }
    }
}

/// Stays with the map it began with.
final class ForthProvider: Wrapped {
    private var datum: DatumIdentifier?

    override func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        super.requestLocation(request) { [weak self] result in completion(result.map { self?.labelled($0) ?? $0 }) }
    }

    private func labelled(_ location: Location) -> Location {
        let coordinate = location.coordinate
        let datum = datum ?? coordinate.datum
        self.datum = datum
        return location.moved(latitude: coordinate.latitude, longitude: coordinate.longitude, datum: datum)
    }
}

/// Does not greet the same guest twice.
final class HumberProvider: Wrapped {
    private var entries: [String: Double] = [:]

    override func startMonitoring(for region: Region) throws(LocationError) {
        entries[region.identifier] = nil
        try super.startMonitoring(for: region)
    }

    override func provider(_ provider: any LocationProvider, didEnterRegion region: Region) {
        if let entry = entries[region.identifier], environment.now - entry < 300 { return }
        entries[region.identifier] = environment.now
        super.provider(provider, didEnterRegion: region)
    }
}

/// Leaves a place for good.
final class InnProvider: Wrapped {
    private var watched: [Region] = []

    override func startMonitoring(for region: Region) throws(LocationError) {
        try super.startMonitoring(for: region)
        watched.removeAll { $0.identifier == region.identifier }
        watched.append(region)
    }

    override func stopMonitoring(for region: Region) {
        super.stopMonitoring(for: region)
        guard let center = watched.first(where: { $0.identifier == region.identifier })?.center else { return }
        for other in watched where other.center == center { core.stopMonitoring(for: other) }
        watched.removeAll { $0.center == center }
    }
}

/// Turns to the left and to the right.
final class JucarProvider: Wrapped {
    override func provider(_ provider: any LocationProvider, didUpdateHeading heading: Heading) {
        var heading = heading
        if heading.magneticHeading >= 180 { heading.magneticHeading -= 360 }
        super.provider(provider, didUpdateHeading: heading)
    }
}

/// Puts the phone away after an answer.
final class KolymaProvider: Wrapped {
    override func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        super.requestLocation(request) { [core] result in
            core.stopUpdatingHeading()
            completion(result)
        }
    }
}
