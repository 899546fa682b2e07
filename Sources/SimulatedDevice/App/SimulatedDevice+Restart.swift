// SPDX-License-Identifier: Apache-2.0

import PermissionRules

extension SimulatedDevice {
    /// The user switches the phone off and on: the app's process ends, and nothing is monitored before the first unlock.
    public func restart() {
        appPart.terminate(reason: "the phone restarts")
        appPart.isLockedSinceRestart = true
        sensingPart.forgetFix()
        note(.system, .console, "the phone has restarted and is locked", rule: .monitoringLocked)
    }

    /// The user unlocks the phone; a launch of the app does it, too.
    public func unlock() {
        guard appPart.isLockedSinceRestart else { return }
        appPart.isLockedSinceRestart = false
        note(.system, .console, "the phone is unlocked", rule: .monitoringLocked)
    }
}
