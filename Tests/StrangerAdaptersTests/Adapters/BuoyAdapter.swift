// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import Geodesy
import GeoProvider

/// CoreLocation, with a mapping of its own for one-shots.
final class BuoyAdapter: AssembledProvider {
    init(environment: ProviderEnvironment) {
        let descriptor = ProviderDescriptor.system("Buoy")
        let authority = CoreLocationAuthority(environment: environment)
        let world = AdapterWorld(descriptor.id, environment: environment, authority: authority)
        super.init(
            descriptor,
            policy: .system,
            world: world,
            updates: SystemUpdates(world),
            oneShots: BuoyOneShots(environment)
        )
    }
}

private final class BuoyOneShots: NSObject, OneShotSource {
    private let environment: ProviderEnvironment
    private let manager: CLLocationManager
    private let geocoder: CLGeocoder
    private var leg: OneShotLeg?
    private var report: ((OneShotReport) -> Void)?

    init(_ environment: ProviderEnvironment) {
        self.environment = environment
        manager = environment.within { CLLocationManager() }
        geocoder = environment.within { CLGeocoder() }
        super.init()
        manager.delegate = self
    }

    func start(_ leg: OneShotLeg, report: @escaping (OneShotReport) -> Void) {
        let isReduced =
            AuthorizationStatus(manager.authorizationStatus).isAuthorized
            && manager.accuracyAuthorization == .reducedAccuracy
        if isReduced, leg.accuracyMode == .full {
            return report(.finished(.failure(LocationError(.reducedAccuracy))))
        }
        self.leg = leg
        self.report = report
        let wanted = leg.desiredAccuracy?.coreLocation ?? kCLLocationAccuracyBest
        manager.desiredAccuracy = isReduced ? kCLLocationAccuracyReduced : wanted
        manager.requestLocation()
    }

    func cancel(_ leg: OneShotLeg) {
        report = nil
        manager.stopUpdatingLocation()
        if geocoder.isGeocoding { geocoder.cancelGeocode() }
    }

    private func finish(_ result: Result<Location, LocationError>) {
        let report = report
        self.report = nil
        report?(.finished(result))
    }

    private func location(_ fix: CLLocation) -> Location? {
        guard fix.horizontalAccuracy >= 0,
            let coordinate = try? AnyCoordinate(
                latitude: fix.coordinate.latitude,
                longitude: fix.coordinate.longitude,
                datum: .wgs84
            )
        else { return nil }
        var location = Location(
            coordinate: coordinate,
            horizontalAccuracy: fix.horizontalAccuracy,
            timestamp: environment.now,
            accuracyAuthorization: AccuracyAuthorization(manager.accuracyAuthorization)
        )
        if fix.verticalAccuracy > 0 {
            location.altitude = fix.altitude
            location.verticalAccuracy = fix.verticalAccuracy
        }
        if fix.speed >= 0 {
            location.speed = fix.speed
            location.speedAccuracy = fix.speedAccuracy >= 0 ? fix.speedAccuracy : nil
        }
        if fix.course >= 0 {
            location.course = fix.course
            location.courseAccuracy = fix.courseAccuracy >= 0 ? fix.courseAccuracy : nil
        }
        location.floor = fix.floor?.level
        location.isSimulatedBySoftware = fix.sourceInformation?.isSimulatedBySoftware
        return location
    }
}

extension BuoyOneShots: CLLocationManagerDelegate {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let leg, report != nil, let fix = locations.last else { return }
        guard let location = location(fix) else { return manager.requestLocation() }
        guard leg.wantsAddress else { return finish(.success(location)) }
        report?(.located(location))
        geocoder.findAddress(of: fix) { [weak self] answer in
            guard let self, self.leg == leg else { return }
            self.finish(answer.map { location.with($0) })
        }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        finish(.failure(LocationError(coreLocation: error)))
    }
}
