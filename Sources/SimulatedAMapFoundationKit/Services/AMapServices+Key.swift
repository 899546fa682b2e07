// SPDX-License-Identifier: Apache-2.0

package import SimulatedDevice

extension AMapServices {
    /// What AMap's servers say about a key on a device; nil if they accept it.
    package static func objection(to key: String?, on device: SimulatedDevice) -> String? {
        guard let key, !key.isEmpty else {
            device.sdk(SimulatedAMap.foundationKit).log(
                "Error Domain=\(AMapFoundationErrorInvaildUserKey) Code=\(AMapFoundationErrorInvaildUserKeyCode)",
                rule: SimulatedAMap.Habit.refusedKey.rawValue
            )
            return "INVALID_USER_KEY"
        }
        let owner = SimulatedAMap.configuration(on: device).bundleIdentifiers[key]
        let isOurs = owner.map { $0 == device.configuration.declaration.bundleIdentifier } ?? true
        return isOurs ? nil : "INVALID_USER_SCODE"
    }
}
