// SPDX-License-Identifier: Apache-2.0

/// Whether a fence is watched.
public enum TencentLBSGeofenceRegionStatus: Int, Sendable {
    /// It was not added.
    case unknown = 0
    /// It was added, and is not watched yet.
    case pending = 1
    /// It is watched.
    case active = 2
    /// Watching is paused.
    case paused = 3
    /// It was removed.
    case invalid = 4
}
