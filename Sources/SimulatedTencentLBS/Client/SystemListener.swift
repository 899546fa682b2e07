// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation

/// The delegate of the SDK's own CLLocationManager: a small object, so that nothing on the way of a location is ever
/// weakly referenced.
final class SystemListener: NSObject {
    unowned var client: TencentClient!

    /// Does something with the client, whose manager the app may let go meanwhile.
    private func with(_ body: (TencentClient) -> Void) {
        let client: TencentClient = client
        withExtendedLifetime(client.manager) { body(client) }
    }
}

extension SystemListener: CLLocationManagerDelegate {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        with { client in
            for location in locations { client.hear(location) }
        }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        with { $0.hear(error) }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
        with { $0.hear(newHeading) }
    }

    func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool {
        var may = false
        with { may = $0.mayCalibrate }
        return may
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        with { $0.authorizationChanged(isNew: true) }
    }

    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
        with { $0.authorizationChanged(isNew: false) }
    }
}
