// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice

/// The delegate of the SDK's own manager.
///
/// Nothing else holds on to it weakly, so that the client behind it stays free of weak references.
final class AMapCoreBridge: NSObject, CLLocationManagerDelegate {
    private unowned let owner: AMapClient

    init(_ client: AMapClient) { owner = client }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let fix = locations.last else { return }
        let client = owner
        client.hear(fix)
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        let client = owner
        client.hear(error)
    }

    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
        let client = owner
        client.hear(newHeading)
    }

    func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool {
        let client = owner
        return client.mayCalibrate
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        let client = owner
        client.hearAuthorization()
    }

    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
        let client = owner
        guard !client.device.traits.reportsAuthorizationAndAccuracy else { return }
        client.hearAuthorization()
    }
}
