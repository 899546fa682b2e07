// SPDX-License-Identifier: Apache-2.0

/// Which changes of a fence are told, as a sum of bits.
public struct AMapGeoFenceActiveAction: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Coming into a fence.
    public static let inside = Self(rawValue: 1 << 0)
    /// Leaving a fence.
    public static let outside = Self(rawValue: 1 << 1)
    /// Having been in a fence for more than ten minutes.
    public static let stayed = Self(rawValue: 1 << 2)
}
