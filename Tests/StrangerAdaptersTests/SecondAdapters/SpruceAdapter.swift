// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider
import SimulatedAMapLocationKit

/// AMap, for an app that asks for full accuracy where it needs it.
final class SpruceAdapter: AssembledProvider {
    init(environment: ProviderEnvironment) {
        let descriptor = ProviderDescriptor.gaode("Spruce")
        let authority = CoreLocationAuthority(environment: environment)
        let world = AdapterWorld(descriptor.id, environment: environment, authority: authority)
        super.init(
            descriptor,
            policy: .gaode,
            world: world,
            updates: GaodeUpdates(world),
            oneShots: SpruceOneShots(world)
        )
    }
}

private final class SpruceOneShots: NSObject, OneShotSource {
    private let world: AdapterWorld
    private var manager: AMapLocationManager?
    private var report: ((OneShotReport) -> Void)?

    init(_ world: AdapterWorld) {
        self.world = world
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
        let isTaken = manager.requestLocation(withReGeocode: leg.wantsAddress) { [world] fix, address, error in
            report(.finished(world.result(fix, address, error, wantsAddress: leg.wantsAddress)))
        }
        if !isTaken { report(.finished(.failure(LocationError(.unknown, message: "AMap took no request.")))) }
    }

    func cancel(_ leg: OneShotLeg) {
        report = nil
        manager?.stopUpdatingLocation()
        manager = nil
    }
}

extension SpruceOneShots: AMapLocationManagerDelegate {
    func amapLocationManager(_ manager: AMapLocationManager!, doRequireLocationAuth handed: CLLocationManager!) {
        world.requireAuthorization(on: handed) { [report] error in report?(.finished(.failure(error))) }
    }

    func amapLocationManager(
        _ manager: AMapLocationManager!,
        doRequireTemporaryFullAccuracyAuth handed: CLLocationManager!,
        completion: (((any Error)?) -> Void)!
    ) {
        completion(nil)
    }
}
