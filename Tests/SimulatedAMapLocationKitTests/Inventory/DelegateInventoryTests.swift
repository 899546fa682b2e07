// SPDX-License-Identifier: Apache-2.0

import SimulatedAMapLocationKit
import SimulatedCoreLocation
import Testing

/// A delegate with every method of both protocols, as Swift imports them.
///
/// That each is a requirement, and not only a method of this class, shows where the simulated SDK calls it.
private final class EveryMethod: NSObject {
    var calls = 0
}

extension EveryMethod: AMapLocationManagerDelegate {
    func amapLocationManager(_ manager: AMapLocationManager!, doRequireLocationAuth locationManager: CLLocationManager!)
    {
        calls += 1
    }

    func amapLocationManager(
        _ manager: AMapLocationManager!,
        doRequireTemporaryFullAccuracyAuth locationManager: CLLocationManager!,
        completion: (((any Error)?) -> Void)!
    ) {
        calls += 1
        completion(nil)
    }

    func amapLocationManager(_ manager: AMapLocationManager!, didFailWithError error: (any Error)!) { calls += 1 }

    func amapLocationManager(_ manager: AMapLocationManager!, didUpdate location: CLLocation!) { calls += 1 }

    func amapLocationManager(
        _ manager: AMapLocationManager!,
        didUpdate location: CLLocation!,
        reGeocode: AMapLocationReGeocode!
    ) {
        calls += 1
    }

    func amapLocationManager(_ manager: AMapLocationManager!, didChange status: CLAuthorizationStatus) { calls += 1 }

    func amapLocationManager(
        _ manager: AMapLocationManager!,
        locationManagerDidChangeAuthorization locationManager: CLLocationManager!
    ) {
        calls += 1
    }

    func amapLocationManagerShouldDisplayHeadingCalibration(_ manager: AMapLocationManager!) -> Bool {
        calls += 1
        return true
    }

    func amapLocationManager(_ manager: AMapLocationManager!, didUpdate newHeading: CLHeading!) { calls += 1 }

    func amapLocationManager(_ manager: AMapLocationManager!, didStartMonitoringFor region: AMapLocationRegion!) {
        calls += 1
    }

    func amapLocationManager(_ manager: AMapLocationManager!, didEnter region: AMapLocationRegion!) { calls += 1 }

    func amapLocationManager(_ manager: AMapLocationManager!, didExitRegion region: AMapLocationRegion!) { calls += 1 }

    func amapLocationManager(
        _ manager: AMapLocationManager!,
        didDetermineState state: AMapLocationRegionState,
        for region: AMapLocationRegion!
    ) {
        calls += 1
    }

    func amapLocationManager(
        _ manager: AMapLocationManager!,
        monitoringDidFailFor region: AMapLocationRegion!,
        withError error: (any Error)!
    ) {
        calls += 1
    }
}

extension EveryMethod: AMapGeoFenceManagerDelegate {
    func amapGeoFenceManager(_ manager: AMapGeoFenceManager!, doRequireLocationAuth locationManager: CLLocationManager!)
    {
        calls += 1
    }

    func amapGeoFenceManager(
        _ manager: AMapGeoFenceManager!,
        didAddRegionForMonitoringFinished regions: [AMapGeoFenceRegion]!,
        customID: String!,
        error: (any Error)!
    ) {
        calls += 1
    }

    func amapGeoFenceManager(
        _ manager: AMapGeoFenceManager!,
        didGeoFencesStatusChangedFor region: AMapGeoFenceRegion!,
        customID: String!,
        error: (any Error)!
    ) {
        calls += 1
    }
}

@Suite("The inventory of AMap's delegates")
struct DelegateInventoryTests {
    @Test("Every method can be called through the protocols, with nil for every object")
    func everyMethod() {
        let every = EveryMethod()
        let located: any AMapLocationManagerDelegate = every
        let manager: AMapLocationManager? = nil
        located.amapLocationManager(manager, doRequireLocationAuth: nil)
        located.amapLocationManager(manager, doRequireTemporaryFullAccuracyAuth: nil) { _ in }
        located.amapLocationManager(manager, didFailWithError: nil)
        located.amapLocationManager(manager, didUpdate: nil as CLLocation?)
        located.amapLocationManager(manager, didUpdate: nil as CLHeading?)
        located.amapLocationManager(manager, didUpdate: nil, reGeocode: nil)
        located.amapLocationManager(manager, didChange: .denied)
        located.amapLocationManager(manager, locationManagerDidChangeAuthorization: nil)
        #expect(located.amapLocationManagerShouldDisplayHeadingCalibration(manager))
        located.amapLocationManager(manager, didStartMonitoringFor: nil)
        located.amapLocationManager(manager, didEnter: nil)
        located.amapLocationManager(manager, didExitRegion: nil)
        located.amapLocationManager(manager, didDetermineState: .inside, for: nil)
        located.amapLocationManager(manager, monitoringDidFailFor: nil, withError: nil)
        let fenced: any AMapGeoFenceManagerDelegate = every
        let fences: AMapGeoFenceManager? = nil
        fenced.amapGeoFenceManager(fences, doRequireLocationAuth: nil)
        fenced.amapGeoFenceManager(fences, didAddRegionForMonitoringFinished: nil, customID: nil, error: nil)
        fenced.amapGeoFenceManager(fences, didGeoFencesStatusChangedFor: nil, customID: nil, error: nil)
        #expect(every.calls == 17)
    }
}
