// SPDX-License-Identifier: Apache-2.0

/// Hears a manager's authorization callbacks, in the spelling of whatever iOS.
final class AuthorizationListener: NSObject, CLLocationManagerDelegate {
    var onChange: (() -> Void)?

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        onChange?()
    }

    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
        onChange?()
    }
}
