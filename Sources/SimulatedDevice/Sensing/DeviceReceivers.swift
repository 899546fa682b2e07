// SPDX-License-Identifier: Apache-2.0

/// What the phone's receivers can do where it is: how exact they become, how much they err, how long they take.
public struct DeviceReceivers: Sendable, Hashable {
    /// The best horizontal accuracy in metres; 0: what the receivers reach in the open, 5 m.
    ///
    /// For example 30 between high houses, 65 for a tablet that locates by Wi-Fi alone.
    public var accuracy = 0.0
    /// How far locations wander from the truth in metres, as a standard deviation along each axis; 0: not at all.
    ///
    /// The seed decides how. Locations state an accuracy within which two thirds of them lie.
    public var noise = 0.0
    /// How long the first fix after a start of the phone takes.
    ///
    /// A second, unless told otherwise, as for receivers that are at work already; half a minute for a cold start.
    public var timeToFirstFix = Duration.seconds(1)

    /// Receivers in the open that are at work already.
    public init() {}
}
