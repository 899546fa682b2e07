// SPDX-License-Identifier: Apache-2.0

/// Where the phone is with respect to a fence.
public enum AMapGeoFenceRegionStatus: Int, Sendable, CaseIterable {
    /// Not known yet.
    case unknown = 0
    /// In the fence.
    case inside = 1
    /// Not in the fence.
    case outside = 2
    /// In the fence for more than ten minutes.
    case stayed = 3
}
