// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider
import SimulatedAMapLocationKit

/// AMap, with one manager for all one-shots.
final class LotusAdapter: AssembledProvider {
    init(environment: ProviderEnvironment) {
        let descriptor = ProviderDescriptor.gaode("Lotus")
        let authority = CoreLocationAuthority(environment: environment)
        let world = AdapterWorld(descriptor.id, environment: environment, authority: authority)
        super.init(
            descriptor,
            policy: .gaode,
            world: world,
            updates: GaodeUpdates(world),
            oneShots: LotusOneShots(world)
        )
    }
}

private final class LotusOneShots: NSObject, OneShotSource {
    private let world: AdapterWorld
    private let manager: AMapLocationManager
    private var report: ((OneShotReport) -> Void)?

    init(_ world: AdapterWorld) {
        self.world = world
        manager = world.environment.within { AMapLocationManager() }
        super.init()
        manager.delegate = self
    }

    func start(_ leg: OneShotLeg, report: @escaping (OneShotReport) -> Void) {
        // Without consent the manager is nil in Objective-C and reads zero in Swift.
        guard manager.locationTimeout > 0 else {
            return report(.finished(.failure(LocationError(.privacyNotAgreed))))
        }
        self.report = report
        manager.locationAccuracyMode = AMapLocationAccuracyMode(leg.accuracyMode)
        manager.desiredAccuracy = world.desiredAccuracy(leg)
        manager.locationTimeout = leg.timeout.wholeSeconds
        manager.reGeocodeTimeout = leg.addressTimeout.wholeSeconds
        let isTaken = manager.requestLocation(withReGeocode: leg.wantsAddress) { [world] fix, address, error in
            report(.finished(world.result(fix, address, error, wantsAddress: leg.wantsAddress)))
        }
        if !isTaken { report(.finished(.failure(LocationError(.unknown, message: "AMap took no request.")))) }
    }

    func cancel(_ leg: OneShotLeg) {
        report = nil
        manager.stopUpdatingLocation()
    }
}

extension LotusOneShots: AMapLocationManagerDelegate {
    func amapLocationManager(_ manager: AMapLocationManager!, doRequireLocationAuth handed: CLLocationManager!) {
        world.requireAuthorization(on: handed) { [report] error in report?(.finished(.failure(error))) }
    }

    func amapLocationManager(
        _ manager: AMapLocationManager!,
        doRequireTemporaryFullAccuracyAuth handed: CLLocationManager!,
        completion: (((any Error)?) -> Void)!
    ) {
        report?(.asksFullAccuracy)
        world.requireFullAccuracy(on: handed) { [report] error in
            completion(error)
            report?(.fullAccuracyAnswered)
        }
    }
}
