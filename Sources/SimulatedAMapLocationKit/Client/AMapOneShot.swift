// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice

/// The state of one one-shot, until its block is called.
struct AMapOneShot {
    enum Phase {
        /// Taken; it begins on the next turn.
        case begun
        /// Waits for the decision about permission, without a clock.
        case undetermined
        /// Waits for the app's answer about full accuracy, without a clock.
        case askingFullAccuracy
        /// Waits for a location that is exact enough.
        case locating
        /// Has its location, and waits for the address.
        case addressing(CLLocation)
        /// Was refused at the prompt; its error is due later.
        case refused
    }

    let number: Int
    let wantsAddress: Bool
    let desiredAccuracy: Double
    var phase = Phase.begun
    /// Seconds since the reference date at which it began to locate.
    var since = 0.0
    /// The best location so far, as CoreLocation gave it.
    var best: CLLocation?
    /// Its time-out.
    var timer: DeviceEventID?
}
