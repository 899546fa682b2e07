// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

extension TencentLBSLocationManager {
    /// Tells whether the user agreed to the privacy terms, since 3.23.1; managers made before stay as they are.
    public class func setUserAgreePrivacy(_ isAgree: Bool) {
        let device = SimulatedDevice.current
        let hasGate = SimulatedTencent.configuration(on: device).sdkVersion.hasPrivacyGate
        let habit = hasGate ? SimulatedTencent.Habit.privacyMemory : .newerInterface
        device.note(.sdk, .call, "\(SimulatedTencent.name) setUserAgreePrivacy(\(isAgree))", rule: habit.rawValue)
        if hasGate { Consent.set(isAgree, on: device) }
    }

    /// Whether the SDK was told that the user agreed, since 3.23.1.
    public class func getUserAgreePrivacy() -> Bool { Consent.isGiven(on: .current) }
}
