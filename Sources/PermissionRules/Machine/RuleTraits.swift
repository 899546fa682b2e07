// SPDX-License-Identifier: Apache-2.0

/// The differences between rule sets that are not decisions about permission: one row per rule set.
public struct RuleTraits: Sendable, Hashable {
    /// Whether precise and approximate location are told apart.
    public var hasAccuracyAuthorization: Bool
    /// Whether authorization changes are reported by `locationManagerDidChangeAuthorization(_:)`.
    public var reportsAuthorizationAndAccuracy: Bool
    /// How the indicator looks while an app uses location in the background.
    public var indicatorStyle: IndicatorStyle
    /// Whether an app with Always may ask for the indicator.
    public var alwaysMayShowIndicator: Bool
    /// Whether the solid arrow stands for a recent delivery; otherwise for running updates.
    public var solidArrowMeansDelivered: Bool
    /// Whether events beyond standard updates reach an app with a While-Using grant while it is in use.
    public var whenInUseGetsEvents: Bool
    /// Whether asynchronous updates exist.
    public var hasAsyncUpdates: Bool
    /// Whether asynchronous updates and service sessions ask for permission.
    public var asyncUpdatesPrompt: Bool
    /// Whether the heading of a phone in a vehicle is the vehicle's course.
    public var alignsHeadingWithCourse = true
    /// Whether service sessions and diagnostics exist, and Always counts for asynchronous services only with a session.
    public var hasServiceSessions = false

    /// How the location indicator looks.
    public enum IndicatorStyle: String, Sendable, CaseIterable {
        /// A blue bar below the status bar.
        case bar
        /// A blue pill around the time.
        case pill
    }
}
