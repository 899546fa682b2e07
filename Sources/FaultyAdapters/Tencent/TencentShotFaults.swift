// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import Geodesy
import GeoProvider
import SimulatedTencentLBS

/// All of Tencent's numbers are said to be shifted, wherever they are.
final class AbroadShiftedShots: TencentShots {
    override func location(_ fix: TencentLBSLocation) -> Location? { super.location(fix)?.relabelled(.gcj02) }
}

/// Tencent's numbers on the mainland are passed off as those of a receiver.
final class UnshiftedShots: TencentShots {
    override func location(_ fix: TencentLBSLocation) -> Location? { super.location(fix)?.relabelled(.wgs84) }
}

/// That Tencent takes no second request is not looked at.
final class LosingShots: TencentShots {
    override func ask(_ leg: OneShotLeg, within time: Double) {
        let answer = report
        manager.requestLocation(with: level(leg), locationTimeout: time) { [authority] fix, error in
            let location = fix.flatMap { Location.tencent($0, authority) }
            answer?(.finished(location.map(Result.success) ?? .failure(.tencent(error))))
        }
    }
}

/// The manager lives in a variable of the method that asks.
final class LocalTencentShots: TencentShots {
    override func ask(_ leg: OneShotLeg, within time: Double) {
        let local = environment.within { TencentLBSLocationManager() }
        local.requestLocation(with: level(leg), locationTimeout: time) { [weak self] in self?.hear($0, $1, leg) }
    }
}

/// The address is never asked for.
final class AddresslessShots: TencentShots {
    override func level(_ leg: OneShotLeg) -> TencentLBSRequestLevel { .geo }
}

/// Every location comes with the nearest address.
final class TalkativeShots: TencentShots {
    override func level(_ leg: OneShotLeg) -> TencentLBSRequestLevel { .poi }

    override func withAddress(_ location: Location, _ fix: TencentLBSLocation, _ leg: OneShotLeg) -> Location {
        var location = location
        location.address = Address()
        location.address?.formatted = fix.address
        return location
    }
}

/// Where Tencent gives neither location nor error that is known, the middle of the map is given.
final class NowhereShots: TencentShots {
    override func hear(_ fix: TencentLBSLocation?, _ error: (any Error)?, _ leg: OneShotLeg) {
        let origin = try? AnyCoordinate(latitude: 0, longitude: 0, datum: .wgs84)
        guard fix == nil, let origin else { return super.hear(fix, error, leg) }
        finish(.success(Location(coordinate: origin, horizontalAccuracy: 0, timestamp: environment.now)))
    }
}

/// One-shots are made of updates, which go on when the location is there.
final class RunningOnShots: TencentShots {
    override func ask(_ leg: OneShotLeg, within time: Double) { manager.startUpdatingLocation() }

    override func tencentLBSLocationManager(
        _ manager: TencentLBSLocationManager,
        didUpdate location: TencentLBSLocation
    ) {
        if let location = self.location(location) { finish(.success(location)) }
    }
}

/// Under reduced accuracy Tencent is asked for the exactness that the app named.
final class FineTencentShots: TencentShots {
    override func ask(_ leg: OneShotLeg, within time: Double) {
        manager.desiredAccuracy = leg.desiredAccuracy?.coreLocation ?? kCLLocationAccuracyBest
        super.ask(leg, within: time)
    }
}
