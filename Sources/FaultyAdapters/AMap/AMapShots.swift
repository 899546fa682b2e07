// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import Geodesy
import GeoProvider
import SimulatedAMapLocationKit

/// One-shots by AMap without a mistake; each kind of mistake is a subclass.
class AMapShots: NSObject, OneShotSource, AMapLocationManagerDelegate {
    let desk: AMapDesk
    private(set) var manager: AMapLocationManager
    private(set) var report: ((OneShotReport) -> Void)?

    required init(_ adapter: RebuiltAdapter) {
        desk = AMapDesk(adapter)
        manager = adapter.environment.within { AMapLocationManager() }
        super.init()
        manager.delegate = self
    }

    func start(_ leg: OneShotLeg, report: @escaping (OneShotReport) -> Void) {
        // Without the user's consent AMap's initialiser gives a manager that is dead.
        if manager.locationTimeout == 0 { revive() }
        guard manager.locationTimeout > 0 else { return report(.finished(.failure(LocationError(.privacyNotAgreed)))) }
        self.report = report
        setUp(for: leg)
        let isTaken = request(leg) { [weak self, desk] fix, address, error in
            report(.finished(self?.result(fix, address, error, leg) ?? .failure(desk.error(error))))
        }
        if !isTaken { refused() }
    }

    func cancel(_ leg: OneShotLeg) {
        report = nil
        stop()
    }

    func setUp(for leg: OneShotLeg) {
        let isReduced = desk.authority.authorizationState.accuracy == .reducedAccuracy
        let wanted = leg.desiredAccuracy?.coreLocation ?? kCLLocationAccuracyBest
        manager.locationAccuracyMode = AMapLocationAccuracyMode(leg.accuracyMode)
        manager.desiredAccuracy = isReduced && leg.accuracyMode == .reduce ? kCLLocationAccuracyReduced : wanted
        manager.locationTimeout = Int(leg.timeout.rounded(.up))
        manager.reGeocodeTimeout = Int(leg.addressTimeout.rounded(.up))
    }

    func request(_ leg: OneShotLeg, _ completion: @escaping AMapLocatingCompletionBlock) -> Bool {
        manager.requestLocation(withReGeocode: leg.wantsAddress, completionBlock: completion)
    }

    func refused() { report?(.finished(.failure(LocationError(.unknown)))) }

    func stop() {
        manager.stopUpdatingLocation()
        renew()
    }

    /// Takes a new manager in the place of a dead one: the user may have agreed by now.
    func revive() { renew() }

    /// Takes a new manager, as the app may have taken the delegate of the old one's own.
    func renew() {
        manager = desk.environment.within { AMapLocationManager() }
        manager.delegate = self
    }

    func location(_ fix: CLLocation, _ address: AMapLocationReGeocode?) -> Location? { desk.location(fix, address) }

    func result(
        _ fix: CLLocation?,
        _ address: AMapLocationReGeocode?,
        _ error: (any Error)?,
        _ leg: OneShotLeg
    ) -> Result<Location, LocationError> {
        guard let fix else { return .failure(desk.error(error)) }
        guard var location = location(fix, address) else { return .failure(LocationError(.locationUnknown)) }
        if leg.wantsAddress, location.address == nil {
            location.addressError =
                error.map { desk.error($0).recoded(.addressFailed) } ?? LocationError(.addressFailed)
        }
        return .success(location)
    }

    func ask(_ handed: CLLocationManager) { desk.requireAuthorization(handed) }

    func askFullAccuracy(_ handed: CLLocationManager, _ completion: @escaping ((any Error)?) -> Void) {
        desk.requireFullAccuracy(handed) { completion($0?.vendorError ?? $0) }
    }

    func amapLocationManager(_ manager: AMapLocationManager!, doRequireLocationAuth handed: CLLocationManager!) {
        ask(handed)
    }

    func amapLocationManager(
        _ manager: AMapLocationManager!,
        doRequireTemporaryFullAccuracyAuth handed: CLLocationManager!,
        completion: (((any Error)?) -> Void)!
    ) {
        report?(.asksFullAccuracy)
        askFullAccuracy(handed) { [report] error in
            completion(error)
            report?(.fullAccuracyAnswered)
        }
    }

    func amapLocationManager(
        _ manager: AMapLocationManager!,
        didUpdate fix: CLLocation!,
        reGeocode address: AMapLocationReGeocode!
    ) {}

    func amapLocationManager(_ manager: AMapLocationManager!, didFailWithError error: (any Error)!) {}
}
