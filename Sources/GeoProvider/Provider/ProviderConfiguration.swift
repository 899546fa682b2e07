// SPDX-License-Identifier: Apache-2.0

/// What a provider is set to: the defaults of its requests, and its continuous updates.
///
/// A change takes effect on updates that run. Values are handed to the SDK as they are: nothing is refused or corrected
/// on the way, and what ends an app on a phone ends it here. `problems(with:)` of the provider says beforehand what will.
public struct ProviderConfiguration: Sendable, Hashable {
    /// How exact, or nil for the SDK's own value.
    public var desiredAccuracy: DesiredAccuracy?
    /// How far the device moves between two updates, in metres, or nil for the SDK's own value.
    public var distanceFilter: Double?
    /// Whether updates go on in the background; without the background mode `location` the system ends the app.
    public var allowsBackgroundLocationUpdates: Bool
    /// Whether the location indicator shows in the background even when location is granted at any time.
    public var showsBackgroundLocationIndicator: Bool
    /// Whether the system may pause updates while the device rests, or nil for the SDK's own value.
    public var pausesLocationUpdatesAutomatically: Bool?
    /// What to do about reduced accuracy.
    public var accuracyMode: AccuracyMode
    /// The key of `NSLocationTemporaryUsageDescriptionDictionary` for asking for full accuracy.
    public var purposeKey: String?
    /// Whether continuous updates carry addresses.
    public var wantsAddress: Bool

    /// Makes a configuration with the SDK's own values.
    public init() {
        allowsBackgroundLocationUpdates = false
        showsBackgroundLocationIndicator = false
        accuracyMode = .fullAndReduce
        wantsAddress = false
    }
}
