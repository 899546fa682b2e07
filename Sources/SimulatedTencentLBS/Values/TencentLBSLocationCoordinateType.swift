// SPDX-License-Identifier: Apache-2.0

/// The datum of locations in China.
public enum TencentLBSLocationCoordinateType: Int, Sendable {
    /// The shifted datum of Chinese maps.
    case GCJ02 = 0
    /// The datum of satellite receivers.
    case WGS84 = 1
}
