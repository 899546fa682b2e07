// SPDX-License-Identifier: Apache-2.0

/// A region that a manager watches.
struct AMapWatchedRegion {
    let number: Int
    let region: AMapLocationRegion
    var state = AMapLocationRegionState.unknow
    /// Whether the app was told that it is watched.
    var isStarted = false
}
