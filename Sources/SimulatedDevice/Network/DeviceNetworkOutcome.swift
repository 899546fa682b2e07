// SPDX-License-Identifier: Apache-2.0

/// How a network request ended.
public enum DeviceNetworkOutcome: Int, Sendable, CaseIterable {
    /// The host answered.
    case answered
    /// There is no network, or the app may not use it.
    case notConnected
    /// The host is not known.
    case cannotFindHost
    /// The host does not answer.
    case cannotConnect
    /// A proxy setting, or a tool that rewrites requests, has left no valid address.
    case badURL
    /// Something else answered, such as the sign-in page of a hotel.
    case unreadable
}
