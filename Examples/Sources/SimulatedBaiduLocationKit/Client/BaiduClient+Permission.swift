// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice

extension BaiduClient {
    var isDecided: Bool { system.authorizationStatus != .notDetermined }
    var isAllowed: Bool {
        system.authorizationStatus == .authorizedWhenInUse || system.authorizationStatus == .authorizedAlways
    }

    /// Asks for permission, or has the app ask.
    func askForPermission() {
        guard !isDecided else { return }
        let keys = device.configuration.declaration.usageTexts.keys
        guard keys.contains(.always) || keys.contains(.alwaysAndWhenInUse) else {
            note("requests When-In-Use itself", .asks)
            return sdk.calling { system.requestWhenInUseAuthorization() }
        }
        later { [unowned self] in
            guard !isDecided else { return }
            let handed = system
            tell("doRequestAlwaysAuthorization:)", .asks) {
                $0.bmkLocationManager($1, doRequestAlwaysAuthorization: handed)
            }
        }
    }

    /// The app asks for full accuracy.
    func requestFullAccuracy(_ purposeKey: String, _ completion: (((any Error)?) -> Void)?) {
        note("requestTemporaryFullAccuracyAuthorization(withPurposeKey: “\(purposeKey)”)")
        sdk.calling {
            system.requestTemporaryFullAccuracyAuthorization(withPurposeKey: purposeKey) { [sdk] error in
                sdk.callingApp { completion?(error) }
            }
        }
    }

    private func authorizationChanged(isNew: Bool) {
        let isInitial = !hasHeardInitial
        hasHeardInitial = true
        if !isInitial || configuration[.baiduForwardsInitialAuthorization] {
            let status = system.authorizationStatus
            if isNew {
                tell("DidChangeAuthorization:)", .forwardsAuthorization) {
                    $0.bmkLocationManagerDidChangeAuthorization($1)
                }
            } else {
                tell("didChange:)", .forwardsAuthorization) { $0.bmkLocationManager($1, didChange: status) }
            }
        }
        if isDecided { beginShots() }
    }
}

extension BaiduClient: CLLocationManagerDelegate {
    func locationManagerDidChangeAuthorization(_ system: CLLocationManager) {
        withExtendedLifetime(manager) { authorizationChanged(isNew: true) }
    }

    func locationManager(_ system: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
        withExtendedLifetime(manager) { authorizationChanged(isNew: false) }
    }

    func locationManager(_ system: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        withExtendedLifetime(manager) {
            for location in locations { hear(location) }
        }
    }

    func locationManager(_ system: CLLocationManager, didFailWithError error: any Error) {
        withExtendedLifetime(manager) { hear(error) }
    }

    func locationManager(_ system: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
        withExtendedLifetime(manager) {
            tell("didUpdate: heading)") { $0.bmkLocationManager($1, didUpdate: newHeading) }
        }
    }

    func locationManagerShouldDisplayHeadingCalibration(_ system: CLLocationManager) -> Bool {
        let manager: BMKLocationManager = manager
        return app.map { app in
            sdk.callingApp { app.bmkLocationManagerShouldDisplayHeadingCalibration(manager) }
        } ?? false
    }
}
