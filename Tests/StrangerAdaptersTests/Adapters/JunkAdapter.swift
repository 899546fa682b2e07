// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider
import SimulatedAMapLocationKit

/// AMap, with a manager for each one-shot, so that none waits for another.
final class JunkAdapter: AssembledProvider {
    private let fleet = JunkFleet()

    init(environment: ProviderEnvironment) {
        let descriptor = ProviderDescriptor.gaode("Junk")
        let authority = CoreLocationAuthority(environment: environment)
        let world = AdapterWorld(descriptor.id, environment: environment, authority: authority)
        super.init(
            descriptor,
            policy: .gaode,
            world: world,
            updates: GaodeUpdates(world),
            oneShots: JunkOneShot(world, fleet)
        )
    }

    @discardableResult
    override func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        let coordinator = OneShotCoordinator(
            provider: descriptor.id,
            policy: .gaode,
            authority: authority,
            environment: world.environment,
            source: JunkOneShot(world, fleet)
        )
        return coordinator.submit(request, configuration: configuration, completion: completion)
    }
}

/// The managers that are at work.
private final class JunkFleet {
    private var managers: [AMapLocationManager] = []

    func isFirst(_ manager: AMapLocationManager) -> Bool { managers.first === manager }

    func add(_ manager: AMapLocationManager) { managers.append(manager) }

    func remove(_ number: ObjectIdentifier) { managers.removeAll { ObjectIdentifier($0) == number } }

    func cancel() {
        let managers = managers
        self.managers = []
        managers.forEach { $0.stopUpdatingLocation() }
    }
}

private final class JunkOneShot: NSObject, OneShotSource {
    private let world: AdapterWorld
    private let fleet: JunkFleet
    private var report: ((OneShotReport) -> Void)?

    init(_ world: AdapterWorld, _ fleet: JunkFleet) {
        self.world = world
        self.fleet = fleet
    }

    func start(_ leg: OneShotLeg, report: @escaping (OneShotReport) -> Void) {
        guard let manager = world.living(nil) else {
            return report(.finished(.failure(LocationError(.privacyNotAgreed))))
        }
        self.report = report
        fleet.add(manager)
        manager.delegate = self
        manager.locationAccuracyMode = AMapLocationAccuracyMode(leg.accuracyMode)
        manager.desiredAccuracy = world.desiredAccuracy(leg)
        manager.locationTimeout = leg.timeout.wholeSeconds
        manager.reGeocodeTimeout = leg.addressTimeout.wholeSeconds
        let number = ObjectIdentifier(manager)
        let isTaken = manager.requestLocation(withReGeocode: leg.wantsAddress) { [world, fleet] fix, address, error in
            fleet.remove(number)
            report(.finished(world.result(fix, address, error, wantsAddress: leg.wantsAddress)))
        }
        if !isTaken { report(.finished(.failure(LocationError(.unknown, message: "AMap took no request.")))) }
    }

    func cancel(_ leg: OneShotLeg) {
        report = nil
        fleet.cancel()
    }
}

extension JunkOneShot: AMapLocationManagerDelegate {
    func amapLocationManager(_ manager: AMapLocationManager!, doRequireLocationAuth handed: CLLocationManager!) {
        guard fleet.isFirst(manager) else { return }
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
