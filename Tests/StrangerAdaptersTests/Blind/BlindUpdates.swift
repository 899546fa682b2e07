// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

/// Takes no orders while it delivers.
final class TalcProvider: Wrapped {
    private var isDelivering = false

    override func stopUpdatingLocation() {
        if !isDelivering { super.stopUpdatingLocation() }
    }

    override func provider(_ provider: any LocationProvider, didUpdate location: Location) {
        isDelivering = true
        super.provider(provider, didUpdate: location)
        isDelivering = false
    }
}

/// Greets whoever starts anew with what is known.
final class UmberProvider: Wrapped {
    private var last: Location?

    override func startUpdatingLocation() {
        if isUpdating, let last {
            environment.schedule(after: 0, label: "greeting") { [weak self] in
                guard let self, self.isUpdating else { return }
                self.delegate?.provider(self, didUpdate: last)
            }
        }
        super.startUpdatingLocation()
    }

    override func stopUpdatingLocation() {
        last = nil
        super.stopUpdatingLocation()
    }

    override func provider(_ provider: any LocationProvider, didUpdate location: Location) {
        last = location
        super.provider(provider, didUpdate: location)
    }
}

/// Does not let itself be switched on and off in quick succession.
final class VanadiumProvider: Wrapped {
    private var stopped: Double?

    override func startUpdatingLocation() {
        if let stopped, environment.now - stopped < 2 { return }
        super.startUpdatingLocation()
    }

    override func stopUpdatingLocation() {
        stopped = environment.now
        super.stopUpdatingLocation()
    }
}

/// Lets the filter only grow while updates run.
final class WolframProvider: Wrapped {
    private var wanted = ProviderConfiguration()

    override var configuration: ProviderConfiguration {
        get { wanted }
        set {
            wanted = newValue
            var held = newValue
            let now = core.configuration.distanceFilter ?? 0
            if isUpdating, (newValue.distanceFilter ?? 0) < now { held.distanceFilter = now }
            core.configuration = held
        }
    }

    override func startUpdatingLocation() {
        core.configuration = wanted
        super.startUpdatingLocation()
    }
}

/// Lets updates rest while a request is served.
final class XenonProvider: Wrapped {
    override func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        if isUpdating { core.stopUpdatingLocation() }
        return super.requestLocation(request) { [weak self] in
            completion($0)
            if let self, self.isUpdating { self.core.startUpdatingLocation() }
        }
    }
}

/// Takes the jumps out of a track.
final class YttriumProvider: Wrapped {
    private var last: AnyCoordinate?

    override func stopUpdatingLocation() {
        last = nil
        super.stopUpdatingLocation()
    }

    override func provider(_ provider: any LocationProvider, didUpdate location: Location) {
        var location = location
        location.coordinate = smoothed(location.coordinate)
        last = location.coordinate
        super.provider(provider, didUpdate: location)
    }

    private func smoothed(_ coordinate: AnyCoordinate) -> AnyCoordinate {
        guard let last, last.datum == coordinate.datum else { return coordinate }
        let mixed = try? AnyCoordinate(
            latitude: last.latitude + (coordinate.latitude - last.latitude) * 0.1,
            longitude: last.longitude + (coordinate.longitude - last.longitude) * 0.1,
            datum: coordinate.datum
        )
        return mixed ?? coordinate
    }
}

/// Delivers to the screen only.
final class ZirconProvider: Wrapped {
    override func provider(_ provider: any LocationProvider, didUpdate location: Location) {
        if environment.applicationState != .background { super.provider(provider, didUpdate: location) }
    }
}
