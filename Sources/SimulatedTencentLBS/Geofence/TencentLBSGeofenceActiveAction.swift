// SPDX-License-Identifier: Apache-2.0

/// What a fence tells, as a sum of bits.
public struct TencentLBSGeofenceActiveAction: OptionSet, Sendable, Hashable {
    /// The sum.
    public let rawValue: UInt

    /// Takes a sum of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The phone comes in.
    public static let enter = Self(rawValue: 1 << 0)
    /// The phone leaves.
    public static let exit = Self(rawValue: 1 << 1)
    /// The phone stays for the fence's `stayedDuration`.
    public static let stayed = Self(rawValue: 1 << 2)
}
