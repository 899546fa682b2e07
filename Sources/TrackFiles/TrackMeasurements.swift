// SPDX-License-Identifier: Apache-2.0

/// What a receiver recorded beside place, elevation and time.
public struct TrackMeasurements: Sendable, Hashable {
    /// Metres per second, not negative.
    public var speed: Double?
    /// The direction of travel in degrees clockwise from north, 0..<360.
    public var course: Double?
    /// The radius of uncertainty in metres, above 0.
    public var horizontalAccuracy: Double?
    /// The uncertainty of the elevation in metres, above 0.
    public var verticalAccuracy: Double?
    /// The horizontal dilution of precision, a factor above 0 without a unit.
    public var horizontalDilution: Double?
    /// The vertical dilution of precision, a factor above 0 without a unit.
    public var verticalDilution: Double?

    /// Makes measurements that hold nothing yet.
    public init() {}

    var isEmpty: Bool { self == TrackMeasurements() }
}
