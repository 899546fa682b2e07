// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// What the app has told the SDK about the user's consent.
enum Consent {
    /// The consent as it counts now.
    static func isGiven(on device: SimulatedDevice) -> Bool {
        let persists = SimulatedTencent.configuration(on: device).isOn(.tencentConsentPersists)
        return device.storage[InProcess.self] || persists && device.storage[Kept.self]
    }

    static func set(_ isGiven: Bool, on device: SimulatedDevice) {
        device.storage[InProcess.self] = isGiven
        device.storage[Kept.self] = isGiven
    }

    private enum InProcess: DeviceStorageKey {
        static let defaultValue = false
    }

    private enum Kept: DeviceStorageKey {
        static let defaultValue = false
        static let lifetime = DeviceStorageLifetime.installation
    }
}
