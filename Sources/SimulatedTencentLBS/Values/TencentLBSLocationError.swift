// SPDX-License-Identifier: Apache-2.0

/// What went wrong, by CoreLocation's numbers as far as they go.
public enum TencentLBSLocationError: UInt, Sendable {
    /// The position cannot be determined right now; the SDK goes on trying.
    case unknown = 0
    /// The user, the phone or a restriction refuses location services.
    case denied = 1
    /// The network fails.
    case network = 2
    /// The heading cannot be determined.
    case headingFailure = 3
    /// Anything else.
    case other = 4
}
