// SPDX-License-Identifier: Apache-2.0

public import Geodesy

/// Where and how fast a replayed track moves at one moment.
public struct TrackState: Sendable, Hashable {
    /// The place.
    public var coordinate: Coordinate<WGS84>
    /// Metres above mean sea level; nil where the file does not say.
    public var altitude: Double?
    /// Metres per second: as recorded, otherwise the length of the present leg over its time.
    public var speed: Double
    /// The direction of travel in degrees clockwise from north, 0..<360: as recorded, otherwise along the present leg.
    ///
    /// Nil while standing, unless it was recorded.
    public var course: Double?
    /// The radius of uncertainty in metres; nil where the file does not say.
    public var horizontalAccuracy: Double?
    /// The uncertainty of the altitude in metres; nil where the file does not say.
    public var verticalAccuracy: Double?

    /// Makes a state.
    public init(
        coordinate: Coordinate<WGS84>,
        altitude: Double? = nil,
        speed: Double = 0,
        course: Double? = nil,
        horizontalAccuracy: Double? = nil,
        verticalAccuracy: Double? = nil
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.speed = speed
        self.course = course
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
    }
}
