// SPDX-License-Identifier: Apache-2.0

/// The kind of a fence.
public enum TencentLBSGeofenceRegionType: Int, Sendable {
    /// A circle.
    case circle = 0
    /// One or more polygons.
    case polygon = 1
    /// A district.
    case district = 2
}
