// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider
import SimulatedAMapLocationKit

/// One-shots of AMap, on a manager of their own.
final class GaodeOneShots: NSObject, OneShotSource {
    /// What AMap's answer amounts to: location, address, error, and whether the address was wanted.
    typealias Outcome = (CLLocation?, AMapLocationReGeocode?, (any Error)?, Bool) -> Result<Location, LocationError>

    private let world: AdapterWorld
    private let outcome: Outcome
    private var manager: AMapLocationManager?
    private var report: ((OneShotReport) -> Void)?
    private var handed: (manager: CLLocationManager, delegate: ObjectIdentifier?)?
    private var silenced: [AMapLocationManager] = []

    init(_ world: AdapterWorld, outcome: Outcome? = nil) {
        self.world = world
        self.outcome = outcome ?? { world.result($0, $1, $2, wantsAddress: $3) }
        manager = world.living(nil)
    }

    func start(_ leg: OneShotLeg, report: @escaping (OneShotReport) -> Void) {
        manager = world.living(manager)
        guard let manager else { return report(.finished(.failure(LocationError(.privacyNotAgreed)))) }
        self.report = report
        manager.delegate = self
        manager.locationAccuracyMode = AMapLocationAccuracyMode(leg.accuracyMode)
        manager.desiredAccuracy = world.desiredAccuracy(leg)
        manager.locationTimeout = leg.timeout.wholeSeconds
        manager.reGeocodeTimeout = leg.addressTimeout.wholeSeconds
        let isTaken = manager.requestLocation(withReGeocode: leg.wantsAddress) { [outcome] fix, address, error in
            report(.finished(outcome(fix, address, error, leg.wantsAddress)))
        }
        if !isTaken { report(.finished(.failure(LocationError(.unknown, message: "AMap took no request.")))) }
    }

    func cancel(_ leg: OneShotLeg) {
        report = nil
        if isSilenced, let manager {
            silenced.append(manager)
        } else {
            manager?.stopUpdatingLocation()
        }
        manager = nil
        handed = nil
    }

    /// Whether the app has made itself the delegate of the CLLocationManager that it was handed.
    private var isSilenced: Bool {
        handed.map { $0.manager.delegate.map(ObjectIdentifier.init) != $0.delegate } ?? false
    }
}

extension GaodeOneShots: AMapLocationManagerDelegate {
    func amapLocationManager(_ manager: AMapLocationManager!, doRequireLocationAuth handed: CLLocationManager!) {
        self.handed = (handed, handed.delegate.map(ObjectIdentifier.init))
        world.requireAuthorization(on: handed) { [report] error in report?(.finished(.failure(error))) }
    }

    func amapLocationManager(
        _ manager: AMapLocationManager!,
        doRequireTemporaryFullAccuracyAuth handed: CLLocationManager!,
        completion: (((any Error)?) -> Void)!
    ) {
        report?(.asksFullAccuracy)
        self.handed = (handed, handed.delegate.map(ObjectIdentifier.init))
        world.requireFullAccuracy(on: handed) { [report] error in
            completion(error)
            report?(.fullAccuracyAnswered)
        }
    }
}
