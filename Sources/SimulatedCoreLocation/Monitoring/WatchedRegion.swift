// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// A region that the system watches for the app.
struct WatchedRegion {
    let region: CLRegion
    /// Where the phone was when that was last told; unknown until it was looked at.
    var state = CLRegionState.unknown
    /// Since when the phone has been on the other side of the border.
    var crossedSince: Duration?
    /// Whether the journal says that a crossing waits for the network.
    var waitsForNetwork = false
}

/// Something to tell about a region.
struct RegionNews {
    let region: CLRegion
    /// Where the phone is.
    let state: CLRegionState
    /// Whether the phone has crossed the border, or its state is just told.
    let isCrossing: Bool
}
