// SPDX-License-Identifier: Apache-2.0

public import SimulatedAMapFoundationKit
public import SimulatedDevice

/// What the SDK does about permission when a location is requested while undetermined.
///
/// It looks at the usage texts in Info.plist and at nothing else, so the choice is the same on every iOS version; what a
/// request then brings is another matter.
public enum AMapPermissionChoice: String, Sendable, CaseIterable {
    /// It requests When-In-Use itself.
    case whenInUse
    /// It requests Always itself.
    case always
    /// It has the app's delegate do it, by `doRequireLocationAuth`; without that method nobody asks.
    case callback
    /// It asks for nothing.
    case nothing

    /// The choice of a version of the SDK.
    ///
    /// Before 2.6.2 it asks for Always if `NSLocationAlwaysUsageDescription` exists, else for When-In-Use if that text
    /// exists. Since then any Always text makes it call the delegate.
    ///
    /// - Parameters:
    ///   - usageKeys: The usage texts in Info.plist.
    ///   - sdkVersion: The version of the SDK.
    public init(usageKeys: Set<UsageKey>, sdkVersion: SimulatedAMap.Version) {
        if sdkVersion.asksThroughDelegate, usageKeys.contains(.always) || usageKeys.contains(.alwaysAndWhenInUse) {
            self = .callback
        } else if usageKeys.contains(.always) {
            self = .always
        } else {
            self = usageKeys.contains(.whenInUse) ? .whenInUse : .nothing
        }
    }
}
