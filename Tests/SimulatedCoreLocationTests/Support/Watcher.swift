// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedCoreLocation
import SimulatedDevice

/// A delegate that writes down what it is told of regions, visits, beacons and locations.
final class Watcher: Recorder, CLLocationManagerDelegate {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        note(manager, locations)
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { note(manager, error) }

    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
        note(manager, "started \(region.identifier)")
    }

    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
        note(manager, "entered \(region.identifier)")
    }

    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
        note(manager, "left \(region.identifier)")
    }

    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) {
        note(manager, "\(["unknown", "inside", "outside"][state.rawValue]) \(region.identifier)")
    }

    func locationManager(
        _ manager: CLLocationManager,
        monitoringDidFailFor region: CLRegion?,
        withError error: any Error
    ) {
        note(manager, "failed \(region?.identifier ?? "-") \((error as? CLError)?.code.rawValue ?? -1)")
    }

    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {
        let isOver = visit.departureDate != .distantFuture
        note(manager, "visit of \(isOver ? Int(visit.departureDate.timeIntervalSince(visit.arrivalDate)) : 0)")
    }

    func locationManager(
        _ manager: CLLocationManager,
        didRange beacons: [CLBeacon],
        satisfying beaconConstraint: CLBeaconIdentityConstraint
    ) {
        note(manager, "heard" + beacons.map { " \($0.minor)@\($0.accuracy)" }.joined())
    }

    func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion) {
        note(manager, "heard in \(region.identifier)" + beacons.map { " \($0.minor)@\($0.accuracy)" }.joined())
    }

    func locationManager(
        _ manager: CLLocationManager,
        rangingBeaconsDidFailFor region: CLBeaconRegion,
        withError error: any Error
    ) {
        note(manager, "ranging in \(region.identifier) failed \((error as? CLError)?.code.rawValue ?? -1)")
    }

    func locationManager(
        _ manager: CLLocationManager,
        didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint,
        error: any Error
    ) {
        note(manager, "ranging failed \((error as? CLError)?.code.rawValue ?? -1)")
    }

    func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?) {
        note(manager, "not deferred \((error as? CLError)?.code.rawValue ?? -1)")
    }
}

/// A circle around where phones are.
func park(_ identifier: String = "park", radius: Double = 200) -> CLCircularRegion {
    let center = CLLocationCoordinate2D(
        latitude: DeviceConfiguration.hangzhou.latitude,
        longitude: DeviceConfiguration.hangzhou.longitude
    )
    return CLCircularRegion(center: center, radius: radius, identifier: identifier)
}
