// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// A fence that a manager has.
struct AMapFence {
    let number: Int
    let region: AMapGeoFenceRegion
    var isPaused = false
    /// The end of the ten minutes after which staying is told.
    var stay: DeviceEventID?
    /// Whether it was told that there is no location, since there was one.
    var isLost = false
}

/// What an app asks a manager to put fences around, until it is told what became of it.
struct AMapFenceAddition {
    let number: Int
    let customID: String?
    let what: AMapFenceTarget
}
