// SPDX-License-Identifier: Apache-2.0

/// What a mainland device lets one app do on the network.
public enum WirelessDataAccess: String, Sendable, CaseIterable {
    /// The app may use the network.
    case allowed
    /// The first use of the network asks.
    case unasked
    /// The app has no network.
    case denied
}
