// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider
import SimulatedBaiduLocationKit
import SimulatedCoreLocation

/// The part of the adapter that calls Baidu's one-shot, on a manager of its own for each call.
final class BaiduOneShots: NSObject, OneShotSource {
    private let world: BaiduWorld
    private var manager: BMKLocationManager?

    init(_ world: BaiduWorld) { self.world = world }

    func start(_ leg: OneShotLeg, report: @escaping (OneShotReport) -> Void) {
        guard let manager = world.makeManager() else { return report(.finished(.failure(.noConsent))) }
        let isReduced = world.authority.authorizationState.accuracy == .reducedAccuracy
        if isReduced, leg.accuracyMode == .full {
            return report(.finished(.failure(LocationError(.reducedAccuracy))))
        }
        self.manager = manager
        manager.delegate = self
        // Under reduced accuracy no exactness is worth waiting for: it cannot come.
        let wanted = leg.desiredAccuracy?.coreLocation ?? kCLLocationAccuracyBest
        manager.desiredAccuracy = isReduced ? kCLLocationAccuracyReduced : wanted
        manager.locationTimeout = seconds(leg.timeout)
        manager.reGeocodeTimeout = seconds(leg.addressTimeout)
        let isTaken = manager.requestLocation(withReGeocode: leg.wantsAddress, withNetworkState: false) {
            [world] result, _, error in
            report(.finished(Self.outcome(result, error, leg, world)))
        }
        if !isTaken { report(.finished(.failure(LocationError(.vendorStalled, message: "Baidu took no request.")))) }
    }

    func cancel(_ leg: OneShotLeg) {
        manager?.stopUpdatingLocation()
        manager = nil
    }

    /// Whole seconds that are not shorter, as Baidu wants them; at most a year.
    private func seconds(_ seconds: Double) -> Int { Int(min(seconds.rounded(.up), 31_536_000)) }

    private static func outcome(
        _ result: BMKLocation?,
        _ error: (any Error)?,
        _ leg: OneShotLeg,
        _ world: BaiduWorld
    ) -> Result<Location, LocationError> {
        guard let result else { return .failure(error.map { LocationError(baidu: $0) } ?? .neither) }
        guard let location = world.location(result, error, wantsAddress: leg.wantsAddress) else {
            return .failure(LocationError(.locationUnknown))
        }
        guard leg.accuracyMode != .full || location.accuracyAuthorization == .fullAccuracy else {
            return .failure(LocationError(.reducedAccuracy))
        }
        return .success(location)
    }
}

extension BaiduOneShots: BMKLocationManagerDelegate {
    func bmkLocationManager(
        _ manager: BMKLocationManager,
        doRequestAlwaysAuthorization locationManager: CLLocationManager
    ) {
        world.requireAuthorization(on: locationManager)
    }
}
