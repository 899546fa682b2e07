// SPDX-License-Identifier: Apache-2.0

/// Where the phone is with respect to a region, in the spelling of the SDK.
public enum AMapLocationRegionState: Int, Sendable, CaseIterable {
    /// Not known yet.
    case unknow = 0
    /// In the region.
    case inside = 1
    /// Not in the region.
    case outside = 2
}
