// SPDX-License-Identifier: Apache-2.0

/// How the phone is connected.
public enum BMKLocationNetworkState: Int, Sendable {
    /// It is not, or not known how.
    case unknown = 0
    /// By Wi-Fi.
    case wifi = 1
    /// By another phone's Wi-Fi.
    case wifiHotSpot = 2
    /// By 2G.
    case mobile2G = 3
    /// By 3G.
    case mobile3G = 4
    /// By 4G.
    case mobile4G = 5
}
