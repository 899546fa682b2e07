// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice
import Testing

/// §1.6 of the fact sheet: every method of the delegate, called through the protocol.
@Suite("The surface: the delegate")
struct DelegateSurfaceTests {
    /// Implements everything; a signature that differs from the protocol's would leave its default in place.
    private final class Everything: NSObject, CLLocationManagerDelegate {
        var calls: [Int] = []

        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { calls.append(0) }
        func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
            calls.append(1)
        }
        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            calls.append(2)
        }
        func locationManager(
            _ manager: CLLocationManager,
            didUpdateTo newLocation: CLLocation,
            from oldLocation: CLLocation?
        ) { calls.append(3) }
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { calls.append(4) }
        func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) { calls.append(5) }
        func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) { calls.append(6) }
        func locationManager(
            _ manager: CLLocationManager,
            didFinishDeferredUpdatesWithError error: (any Error)?
        ) { calls.append(7) }
        func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) { calls.append(8) }
        func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool {
            calls.append(9)
            return true
        }
        func locationManager(
            _ manager: CLLocationManager,
            didDetermineState state: CLRegionState,
            for region: CLRegion
        ) { calls.append(10) }
        func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) { calls.append(11) }
        func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) { calls.append(12) }
        func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) { calls.append(13) }
        func locationManager(
            _ manager: CLLocationManager,
            monitoringDidFailFor region: CLRegion?,
            withError error: any Error
        ) { calls.append(14) }
        func locationManager(
            _ manager: CLLocationManager,
            didRangeBeacons beacons: [CLBeacon],
            in region: CLBeaconRegion
        ) { calls.append(15) }
        func locationManager(
            _ manager: CLLocationManager,
            rangingBeaconsDidFailFor region: CLBeaconRegion,
            withError error: any Error
        ) { calls.append(16) }
        func locationManager(
            _ manager: CLLocationManager,
            didRange beacons: [CLBeacon],
            satisfying beaconConstraint: CLBeaconIdentityConstraint
        ) { calls.append(17) }
        func locationManager(
            _ manager: CLLocationManager,
            didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint,
            error: any Error
        ) { calls.append(18) }
        func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) { calls.append(19) }
    }

    /// Implements nothing, which is enough.
    private final class Nothing: NSObject, CLLocationManagerDelegate {}

    private func callAll(_ delegate: any CLLocationManagerDelegate) throws -> Bool {
        let manager = try phone("26.0").asCurrent { CLLocationManager() }
        let (location, error) = (CLLocation(latitude: 1, longitude: 2), CLError(.denied))
        let region = CLBeaconRegion(uuid: UUID(), identifier: "it")
        delegate.locationManagerDidChangeAuthorization(manager)
        delegate.locationManager(manager, didChangeAuthorization: .denied)
        delegate.locationManager(manager, didUpdateLocations: [location])
        delegate.locationManager(manager, didUpdateTo: location, from: nil)
        delegate.locationManager(manager, didFailWithError: error)
        delegate.locationManagerDidPauseLocationUpdates(manager)
        delegate.locationManagerDidResumeLocationUpdates(manager)
        delegate.locationManager(manager, didFinishDeferredUpdatesWithError: nil)
        delegate.locationManager(manager, didUpdateHeading: CLHeading())
        let calibrates = delegate.locationManagerShouldDisplayHeadingCalibration(manager)
        delegate.locationManager(manager, didDetermineState: .inside, for: region)
        delegate.locationManager(manager, didEnterRegion: region)
        delegate.locationManager(manager, didExitRegion: region)
        delegate.locationManager(manager, didStartMonitoringFor: region)
        delegate.locationManager(manager, monitoringDidFailFor: nil, withError: error)
        delegate.locationManager(manager, didRangeBeacons: [], in: region)
        delegate.locationManager(manager, rangingBeaconsDidFailFor: region, withError: error)
        delegate.locationManager(manager, didRange: [], satisfying: region.beaconIdentityConstraint)
        delegate.locationManager(manager, didFailRangingFor: region.beaconIdentityConstraint, error: error)
        delegate.locationManager(manager, didVisit: CLVisit())
        return calibrates
    }

    @Test("Every method is a requirement of the protocol.")
    func everything() throws {
        let delegate = Everything()
        #expect(try callAll(delegate))
        #expect(delegate.calls == Array(0..<20))
    }

    @Test("Every method is optional; an absent calibration question is answered with no.")
    func nothing() throws {
        #expect(try !callAll(Nothing()))
    }
}
