// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import Geodesy
import GeoProvider
import SimulatedAMapFoundationKit
import SimulatedAMapLocationKit

/// AMap's wish for permission is left unanswered.
final class EmptyPermissionShots: AMapShots {
    override func ask(_ handed: CLLocationManager) {}
}

/// AMap's wish for permission is answered on a manager of the adapter's own, which asks for what the app never wanted.
final class SelfAskingShots: AMapShots {
    override func ask(_ handed: CLLocationManager) { handed.requestWhenInUseAuthorization() }
}

/// The manager that AMap hands over gets the adapter for a delegate.
final class DelegateTakingShots: AMapShots, CLLocationManagerDelegate {
    override func ask(_ handed: CLLocationManager) {
        handed.delegate = self
        super.ask(handed)
    }
}

/// A manager that was made before the user agreed is kept, and is dead for ever.
final class DeadManagerShots: AMapShots {
    override func revive() {}
}

/// Where AMap gives no location, the last one is given, or the middle of the map.
final class InventedPlaceShots: AMapShots {
    override func result(
        _ fix: CLLocation?,
        _ address: AMapLocationReGeocode?,
        _ error: (any Error)?,
        _ leg: OneShotLeg
    ) -> Result<Location, LocationError> {
        super.result(fix ?? CLLocation(latitude: 0, longitude: 0), address, error, leg)
    }
}

/// An error beside a location is taken for a failure.
final class ErrorFirstShots: AMapShots {
    override func result(
        _ fix: CLLocation?,
        _ address: AMapLocationReGeocode?,
        _ error: (any Error)?,
        _ leg: OneShotLeg
    ) -> Result<Location, LocationError> {
        if let error { return .failure(desk.error(error)) }
        return super.result(fix, address, error, leg)
    }
}

/// AMap's numbers on the mainland are passed off as those of a receiver.
final class MislabelledShots: AMapShots {
    override func location(_ fix: CLLocation, _ address: AMapLocationReGeocode?) -> Location? {
        super.location(fix, address)?.relabelled(.wgs84)
    }
}

/// AMap's numbers, shifted already, are shifted once more.
final class TwiceShiftedShots: AMapShots {
    override func location(_ fix: CLLocation, _ address: AMapLocationReGeocode?) -> Location? {
        let again = AMapCoordinateConvert(fix.coordinate, .GPS)
        guard var location = super.location(fix, address), location.coordinate.datum == .gcj02,
            let place = try? AnyCoordinate(latitude: again.latitude, longitude: again.longitude, datum: .gcj02)
        else { return super.location(fix, address) }
        location.coordinate = place
        return location
    }
}

/// All of AMap's numbers are said to be shifted, wherever they are.
final class ShiftedEverywhereShots: AMapShots {
    override func location(_ fix: CLLocation, _ address: AMapLocationReGeocode?) -> Location? {
        super.location(fix, address)?.relabelled(.gcj02)
    }
}

/// The manager lives in a variable of the method that asks.
final class LocalAMapShots: AMapShots {
    override func request(_ leg: OneShotLeg, _ completion: @escaping AMapLocatingCompletionBlock) -> Bool {
        let local = desk.environment.within { AMapLocationManager() }
        local.delegate = self
        return local.requestLocation(withReGeocode: leg.wantsAddress, completionBlock: completion)
    }
}

/// Updates run on the manager of the one-shots, and its answer that it takes none is not looked at.
final class BusyManagerShots: AMapShots {
    override func request(_ leg: OneShotLeg, _ completion: @escaping AMapLocatingCompletionBlock) -> Bool {
        manager.startUpdatingLocation()
        return super.request(leg, completion)
    }

    override func refused() {}
}

/// A one-shot always wants the address, and waits for it.
final class GenerousShots: AMapShots {
    override func request(_ leg: OneShotLeg, _ completion: @escaping AMapLocatingCompletionBlock) -> Bool {
        manager.requestLocation(withReGeocode: true, completionBlock: completion)
    }
}

/// The time that a request may take is not handed on.
final class UntimedShots: AMapShots {
    override func setUp(for leg: OneShotLeg) {
        super.setUp(for: leg)
        manager.locationTimeout = 60
    }
}

/// One-shots are made of updates, which go on when the location is there.
final class UnendingShots: AMapShots {
    private var completion: AMapLocatingCompletionBlock?

    override func request(_ leg: OneShotLeg, _ completion: @escaping AMapLocatingCompletionBlock) -> Bool {
        self.completion = completion
        manager.startUpdatingLocation()
        return true
    }

    override func amapLocationManager(
        _ manager: AMapLocationManager!,
        didUpdate fix: CLLocation!,
        reGeocode address: AMapLocationReGeocode!
    ) {
        completion?(fix, address, nil)
        completion = nil
    }
}
