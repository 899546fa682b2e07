// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import Synchronization

/// What code on other threads may read of a live device: a copy, renewed after everything that happens.
package final class DeviceSnapshot: Sendable {
    /// The copy.
    package struct Values: Sendable {
        /// The authorization status the app reads.
        package var status: VisibleStatus
        /// Whether Location Services are on for the device.
        package var servicesEnabled: Bool
        /// The time as seconds since 1970-01-01 00:00 UTC.
        package var timestamp: Double
    }

    private let values = Mutex<Values?>(nil)

    /// The copy; nil while the device is not live.
    package var current: Values? { values.withLock { $0 } }

    func renew(_ new: Values?) { values.withLock { $0 = new } }
}
