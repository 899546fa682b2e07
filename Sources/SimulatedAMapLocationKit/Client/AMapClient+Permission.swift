// SPDX-License-Identifier: Apache-2.0

import SimulatedAMapFoundationKit
import SimulatedCoreLocation
import SimulatedDevice

extension AMapClient {
    /// What becomes of a request that begins, or whose permission was just decided.
    enum Admission {
        case waits, asksFullAccuracy, goes, isRefused, lacksFullAccuracy
    }

    /// Where a request stands; one that has just waited for the decision does not ask for full accuracy.
    func admission(afterDecision: Bool) -> Admission {
        switch core.authorizationStatus {
        case .notDetermined: return .waits
        case .restricted, .denied: return .isRefused
        case .authorizedAlways, .authorizedWhenInUse: break
        }
        guard isReduced, settings.accuracyMode != .reduceAccuracy else { return .goes }
        if !afterDecision, !device.configuration.declaration.temporaryUsageTexts.isEmpty { return .asksFullAccuracy }
        return settings.accuracyMode == .fullAccuracy ? .lacksFullAccuracy : .goes
    }

    /// Whether the SDK knows that accuracy is reduced.
    var isReduced: Bool { ground.isReduced }

    /// Asks for permission, or has the app ask.
    ///
    /// - Returns: Whether the question is on its way.
    func askForPermission() -> Bool {
        ground.askForPermission(
            { handed in
                tell(.doRequireLocationAuth, nil, .asksApp) {
                    $0.amapLocationManager($1, doRequireLocationAuth: handed)
                }
            },
            missing: "amapLocationManager:doRequireLocationAuth:"
        )
    }

    /// CoreLocation's manager was made, or status or accuracy changed.
    func hearAuthorization() {
        let manager: AMapLocationManager = manager
        withExtendedLifetime(manager) {
            let isInitial = !heardInitial
            heardInitial = true
            if !isInitial || setup.isOn(.amapForwardsInitialAuthorization) {
                forwardAuthorization(isInitial ? .forwardsInitial : .forwardsAuthorization)
            }
            reactOneShots()
            reactUpdates()
            reactRegions()
        }
    }

    private func forwardAuthorization(_ habit: SimulatedAMap.Habit) {
        let status = core.authorizationStatus
        let words = name(of: status)
        if device.traits.reportsAuthorizationAndAccuracy, setup.sdkVersion.hasAccuracyModes {
            let handed = ground.handed
            _ = tell(.didChangeNew, words, habit) {
                $0.amapLocationManager($1, locationManagerDidChangeAuthorization: handed)
            }
        } else {
            _ = tell(.didChangeOld, words, habit) { $0.amapLocationManager($1, didChange: status) }
        }
    }

    private func name(of status: CLAuthorizationStatus) -> String {
        switch status {
        case .notDetermined: "notDetermined"
        case .restricted: "restricted"
        case .denied: "denied"
        case .authorizedAlways: "authorizedAlways"
        case .authorizedWhenInUse: "authorizedWhenInUse"
        }
    }
}
