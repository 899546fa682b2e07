// SPDX-License-Identifier: Apache-2.0

import SimulatedAMapFoundationKit
import SimulatedCoreLocation
import SimulatedDevice

/// The delegate of the CLLocationManager behind a manager of fences.
final class AMapFenceBridge: NSObject, CLLocationManagerDelegate {
    private unowned let owner: AMapFenceClient

    init(_ client: AMapFenceClient) { owner = client }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let fix = locations.last else { return }
        let client = owner
        client.living { client.hear(fix) }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        let client = owner
        client.living { client.lose(.erroFailureLocating, .fenceLocating) }
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        let client = owner
        client.living { client.watch(asks: false) }
    }

    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
        let client = owner
        guard !client.device.traits.reportsAuthorizationAndAccuracy else { return }
        client.living { client.watch(asks: false) }
    }
}
