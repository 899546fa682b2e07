// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Where a location comes from, in the words of versions up to 4.0.
public enum TencentLBSFusionProvider: UInt, Sendable {
    /// A location of the system, exact to 100 m.
    case GPS = 0
    /// A location reckoned from satellites' ones.
    case GPS_DR = 1
    /// A location that is less exact than 100 m.
    case LOW_CONF = 2
    /// A location reckoned from the network's ones.
    case NETWORK_DR = 3
}
