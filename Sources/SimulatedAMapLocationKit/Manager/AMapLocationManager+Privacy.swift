// SPDX-License-Identifier: Apache-2.0

public import SimulatedAMapFoundationKit
import SimulatedDevice

extension AMapLocationManager {
    /// Tells whether the user was shown the privacy terms and whether they tell of AMap, since 2.8.0.
    public class func updatePrivacyShow(_ showStatus: AMapPrivacyShowStatus, privacyInfo: AMapPrivacyInfoStatus) {
        let words = "updatePrivacyShow(\(showStatus.rawValue), privacyInfo: \(privacyInfo.rawValue))"
        update(words) { consent in
            consent.shown = showStatus
            consent.contains = privacyInfo
        }
    }

    /// Tells whether the user agreed to the privacy terms, since 2.8.0.
    public class func updatePrivacyAgree(_ agreeStatus: AMapPrivacyAgreeStatus) {
        update("updatePrivacyAgree(\(agreeStatus.rawValue))") { $0.agreed = agreeStatus }
    }

    private static func update(_ words: String, _ change: (inout AMapConsent) -> Void) {
        let device = SimulatedDevice.current
        let hasGate = SimulatedAMap.configuration(on: device).sdkVersion.hasPrivacyGate
        let habit = hasGate ? SimulatedAMap.Habit.privacyMemory : .newerInterface
        device.note(.sdk, .call, "\(SimulatedAMap.locationKit) \(words)", rule: habit.rawValue)
        if hasGate { change(&device.storage[AMapConsent.self]) }
    }
}
