// SPDX-License-Identifier: Apache-2.0

/// The datum of locations in China.
public enum BMKLocationCoordinateType: Int, Sendable {
    /// Baidu's own datum, in degrees.
    case BMK09LL = 0
    /// Baidu's own datum, in metres; its projection is not documented, so its numbers are degrees here.
    case BMK09MC = 1
    /// The datum of satellite receivers.
    case WGS84 = 2
    /// The shifted datum of Chinese maps.
    case GCJ02 = 3
}
