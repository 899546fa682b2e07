// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// The state of one `requestLocation()`, until its outcome.
struct OneShot {
    /// The one-shot's number, which its events carry.
    let number: Int
    /// Since when the receivers have been looking; nil while the user has not decided, or a failure is due.
    var acquiringSince: Duration?
    /// The most exact location so far.
    var best: DeviceFix?
    /// The next tick and the time-out, while it acquires.
    var pending: [DeviceEventID] = []
    /// Whether its failure is due.
    var isFailing = false

    /// Whether the receivers are looking.
    var isAcquiring: Bool { acquiringSince != nil }
}
