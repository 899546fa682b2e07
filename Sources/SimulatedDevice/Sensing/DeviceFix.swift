// SPDX-License-Identifier: Apache-2.0

public import Geodesy

/// What the receivers make of the phone's place at one moment; always WGS-84.
public struct DeviceFix: Sendable, Hashable {
    /// The position.
    public var coordinate: Coordinate<WGS84>
    /// The radius of uncertainty in metres; negative: the position is invalid.
    public var horizontalAccuracy: Double
    /// Metres above sea level; nil where unknown.
    public var altitude: Double?
    /// The uncertainty of the altitude in metres; nil where unknown.
    public var verticalAccuracy: Double?
    /// Metres per second; nil where unknown.
    public var speed: Double?
    /// Degrees clockwise from true north, 0 to below 360; nil where unknown.
    public var course: Double?
    /// The uncertainty of the speed in metres per second; nil where unknown.
    public var speedAccuracy: Double?
    /// The uncertainty of the course in degrees; nil where unknown.
    public var courseAccuracy: Double?
    /// The storey of the building, 0 at ground level; nil where unknown.
    public var floor: Int?
    /// When it was determined, since the device was made; negative for a time before that.
    public var time: Duration
    /// Whether it is an approximate location.
    public var isReduced: Bool
    /// Whether software made it up, as Xcode and some tools do.
    public var isSimulatedBySoftware: Bool

    /// A fix of a position at a time; other values unknown unless given.
    public init(
        coordinate: Coordinate<WGS84>,
        horizontalAccuracy: Double,
        time: Duration,
        altitude: Double? = nil,
        verticalAccuracy: Double? = nil,
        speed: Double? = nil,
        course: Double? = nil,
        isReduced: Bool = false,
        isSimulatedBySoftware: Bool = false
    ) {
        self.coordinate = coordinate
        self.horizontalAccuracy = horizontalAccuracy
        self.time = time
        self.altitude = altitude
        self.verticalAccuracy = verticalAccuracy
        self.speed = speed
        self.course = course
        self.isReduced = isReduced
        self.isSimulatedBySoftware = isSimulatedBySoftware
    }
}
