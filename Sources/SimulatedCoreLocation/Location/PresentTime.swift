// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// The time of a location that states none, in seconds since the reference date.
///
/// The wall clock is never read, or two runs would differ: it is the current device's time, and where there is no device
/// the time at which devices start.
func presentTime() -> Double {
    let timestamp = SimulatedDevice.currentTimestamp ?? DeviceConfiguration().startTimestamp
    return timestamp - Date.timeIntervalBetween1970AndReferenceDate
}
