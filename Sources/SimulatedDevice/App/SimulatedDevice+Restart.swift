// SPDX-License-Identifier: Apache-2.0

import PermissionRules

extension SimulatedDevice {
    /// The user switches the phone off and on: the app's process ends, and nothing is monitored before the first unlock.
    public func restart() {
        app.terminate(reason: "the phone restarts")
        app.isLockedSinceRestart = true
        sensing.forgetFix()
        note(.system, .console, "the phone has restarted and is locked", rule: .monitoringLocked)
    }

    /// The user unlocks the phone; a launch of the app does it, too.
    public func unlock() {
        guard app.isLockedSinceRestart else { return }
        app.isLockedSinceRestart = false
        note(.system, .console, "the phone is unlocked", rule: .monitoringLocked)
    }
}
