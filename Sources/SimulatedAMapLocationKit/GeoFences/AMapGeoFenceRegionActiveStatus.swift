// SPDX-License-Identifier: Apache-2.0

/// Whether a fence is watched.
public struct AMapGeoFenceRegionActiveStatus: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It is watched.
    public static let monitoring = Self(rawValue: 1 << 0)
    /// It was paused.
    public static let paused = Self(rawValue: 1 << 1)
}
