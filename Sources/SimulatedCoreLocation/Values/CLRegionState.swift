// SPDX-License-Identifier: Apache-2.0

/// Where the phone is with respect to a region.
public enum CLRegionState: Int, Sendable {
    /// It is not known.
    case unknown = 0
    /// The phone is inside the region.
    case inside = 1
    /// The phone is outside the region.
    case outside = 2
}
