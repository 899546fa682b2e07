// SPDX-License-Identifier: Apache-2.0

/// What fences tell, as a sum of bits.
public struct BMKGeoFenceActiveAction: OptionSet, Sendable, Hashable {
    /// The sum.
    public let rawValue: UInt

    /// Takes a sum of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The phone comes in.
    public static let inside = Self(rawValue: 1 << 0)
    /// The phone leaves.
    public static let outside = Self(rawValue: 1 << 1)
    /// The phone has been inside for more than ten minutes.
    public static let stayed = Self(rawValue: 1 << 2)
}
