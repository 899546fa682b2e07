// SPDX-License-Identifier: Apache-2.0

/// Where a location comes from.
public enum TencentLBSLocationProvider: Int, Sendable {
    /// It is not known.
    case unkown = -1
    /// A satellite receiver.
    case GPS = 0
    /// Wi-Fi and cells.
    case netWork = 1
    /// Software made it up.
    case simulated = 2
    /// An accessory's satellite receiver.
    case accessoryGPS = 3
    /// An accessory's network.
    case accessoryNetwork = 4
}
