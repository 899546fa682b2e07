// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import Geodesy
import GeoProvider

/// CoreLocation, with regions whose centres may be in any datum.
final class HazelAdapter: AssembledProvider {
    private let watch: HazelWatch

    init(environment: ProviderEnvironment) {
        let descriptor = ProviderDescriptor.system("Hazel", and: .regions)
        let authority = CoreLocationAuthority(environment: environment)
        let world = AdapterWorld(descriptor.id, environment: environment, authority: authority)
        watch = HazelWatch(world)
        super.init(
            descriptor,
            policy: .system,
            world: world,
            updates: SystemUpdates(world),
            oneShots: SystemOneShots(environment)
        )
    }

    override func startMonitoring(for region: Region) throws(LocationError) {
        guard world.environment.within({ CLLocationManager.isMonitoringAvailable(for: CLCircularRegion.self) }) else {
            throw LocationError(.unsupported, message: "This device cannot watch regions.")
        }
        guard authority.authorizationState.accuracy != .reducedAccuracy else {
            throw LocationError(.reducedAccuracy, message: "Regions need full accuracy.")
        }
        watch.start(region)
    }

    override func stopMonitoring(for region: Region) { watch.stop(region) }
}

private final class HazelWatch: NSObject, CLLocationManagerDelegate {
    private let manager: CLLocationManager
    private let relay: DelegateRelay
    private var regions: [String: Region] = [:]
    private var wasReduced: Bool

    init(_ world: AdapterWorld) {
        manager = world.environment.within { CLLocationManager() }
        relay = world.relay
        wasReduced = world.authority.authorizationState.accuracy == .reducedAccuracy
        super.init()
        manager.delegate = self
        world.authority.observeAuthorization { [weak self] state in
            self?.accuracyChanged(isReduced: state.accuracy == .reducedAccuracy)
        }
    }

    func start(_ region: Region) {
        regions[region.identifier] = region
        manager.startMonitoring(for: circle(region))
    }

    func stop(_ region: Region) {
        regions[region.identifier] = nil
        manager.stopMonitoring(for: circle(region))
    }

    private func circle(_ region: Region) -> CLCircularRegion {
        let center = region.center.wgs84
        return CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: center.latitude, longitude: center.longitude),
            radius: region.radius,
            identifier: region.identifier
        )
    }

    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
        if let region = regions[region.identifier] ?? Region(region) { relay.crossed(region, hasEntered: true) }
    }

    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
        if let region = regions[region.identifier] ?? Region(region) { relay.crossed(region, hasEntered: false) }
    }

    func locationManager(
        _ manager: CLLocationManager,
        monitoringDidFailFor region: CLRegion?,
        withError error: any Error
    ) {
        let failed = region.flatMap { regions.removeValue(forKey: $0.identifier) ?? Region($0) }
        relay.monitoringFailed(for: failed, with: LocationError(coreLocation: error))
    }

    /// Tells that the regions have fallen silent when the user takes full accuracy away.
    private func accuracyChanged(isReduced: Bool) {
        defer { wasReduced = isReduced }
        guard isReduced, !wasReduced else { return }
        for region in regions.values.sorted(by: { $0.identifier < $1.identifier }) {
            relay.monitoringFailed(for: region, with: LocationError(.reducedAccuracy))
        }
    }
}
