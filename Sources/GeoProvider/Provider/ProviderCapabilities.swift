// SPDX-License-Identifier: Apache-2.0

/// What a provider can do beyond a one-shot, which every provider can.
///
/// A capability that is not declared refuses with `unsupported`; one that is declared works.
public struct ProviderCapabilities: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt32

    /// Makes a set from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Continuous updates: `startUpdatingLocation()` delivers until `stopUpdatingLocation()`.
    public static let continuous = Self(rawValue: 1 << 0)
    /// Addresses: a location that wants one gets one, if there is one.
    public static let reverseGeocoding = Self(rawValue: 1 << 1)
    /// Full accuracy for a while: a grant through the authority reaches the provider's fixes.
    public static let temporaryFullAccuracy = Self(rawValue: 1 << 2)
    /// The SDK asks for permission by itself, and tells the delegate where it wants the app to do so.
    public static let permissionCallbacks = Self(rawValue: 1 << 3)
    /// Headings.
    public static let heading = Self(rawValue: 1 << 4)
    /// Regions.
    public static let regions = Self(rawValue: 1 << 5)
    /// Updates in the background, where configuration and permission allow it.
    public static let background = Self(rawValue: 1 << 6)
    /// The SDK asks for full accuracy by itself, and tells the delegate to; others leave that to the app alone.
    public static let accuracyCallbacks = Self(rawValue: 1 << 7)
}

extension ProviderCapabilities {
    /// The single capabilities with their names, in order.
    public static let named: [(capability: ProviderCapabilities, name: String)] = [
        (.continuous, "continuous"),
        (.reverseGeocoding, "reverseGeocoding"),
        (.temporaryFullAccuracy, "temporaryFullAccuracy"),
        (.permissionCallbacks, "permissionCallbacks"),
        (.heading, "heading"),
        (.regions, "regions"),
        (.background, "background"),
        (.accuracyCallbacks, "accuracyCallbacks"),
    ]
}

extension ProviderCapabilities: CustomStringConvertible {
    /// The names of the capabilities in the set, in order.
    public var description: String {
        Self.named.filter { contains($0.capability) }.map(\.name).joined(separator: ", ")
    }
}
