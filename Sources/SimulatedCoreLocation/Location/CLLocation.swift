// SPDX-License-Identifier: Apache-2.0

/// One location as the phone measured it, with the time and the exactness of the measurement.
///
/// Immutable: what a subclass adds must be immutable too. Two locations are equal only if they are the same object.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let values: LocationValues

    init(values: LocationValues) {
        self.values = values
    }

    /// Creates a location at latitude and longitude 0, for subclasses that answer with values of their own.
    public override init() {
        values = LocationValues(latitude: 0, longitude: 0, timestamp: presentTime())
    }

    /// Creates a location with nothing but a place; its time is the current device's, or that at which devices start.
    ///
    /// The horizontal accuracy is 0; altitude, course and speed are not valid.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        values = LocationValues(latitude: latitude, longitude: longitude, timestamp: presentTime())
    }

    /// Creates a location without course and speed.
    public init(
        coordinate: CLLocationCoordinate2D,
        altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy,
        timestamp: Date
    ) {
        values = LocationValues(coordinate, altitude, (hAccuracy, vAccuracy), timestamp)
    }

    /// Creates a location with course and speed, both of unknown exactness.
    public init(
        coordinate: CLLocationCoordinate2D,
        altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy,
        course: CLLocationDirection,
        speed: CLLocationSpeed,
        timestamp: Date
    ) {
        values = LocationValues(coordinate, altitude, (hAccuracy, vAccuracy), timestamp)
            .moving((course, -1), (speed, -1))
    }

    /// Creates a location with course and speed and the exactness of both, from iOS 13.4.
    public init(
        coordinate: CLLocationCoordinate2D,
        altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy,
        course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy,
        speed: CLLocationSpeed,
        speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date
    ) {
        values = LocationValues(coordinate, altitude, (hAccuracy, vAccuracy), timestamp)
            .moving((course, courseAccuracy), (speed, speedAccuracy))
    }

    /// Creates a location with course, speed and a statement about its source, from iOS 15.
    public init(
        coordinate: CLLocationCoordinate2D,
        altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy,
        course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy,
        speed: CLLocationSpeed,
        speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date,
        sourceInfo: CLLocationSourceInformation
    ) {
        values = LocationValues(coordinate, altitude, (hAccuracy, vAccuracy), timestamp)
            .moving((course, courseAccuracy), (speed, speedAccuracy))
            .from(sourceInfo)
    }

    /// Reads a location from an archive.
    public required init?(coder: NSCoder) {
        values = LocationValues(coder: coder)
    }

    /// The place in degrees of WGS-84; not valid if `horizontalAccuracy` is negative.
    open var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: values.latitude, longitude: values.longitude)
    }

    /// Metres above sea level; not valid if `verticalAccuracy` is negative.
    open var altitude: CLLocationDistance { values.altitude }

    /// Metres above the WGS-84 ellipsoid; this emulation has no geoid, so the value is that of `altitude`.
    open var ellipsoidalAltitude: CLLocationDistance { values.altitude }

    /// The radius in metres within which the place lies; negative if the place is not valid.
    open var horizontalAccuracy: CLLocationAccuracy { values.horizontalAccuracy }

    /// The exactness of the altitude in metres; not positive if the altitude is not valid.
    open var verticalAccuracy: CLLocationAccuracy { values.verticalAccuracy }

    /// The direction of travel in degrees from true north; negative if not known.
    open var course: CLLocationDirection { values.course }

    /// The exactness of the course in degrees, from iOS 13.4; negative if not known.
    open var courseAccuracy: CLLocationDirectionAccuracy { values.courseAccuracy }

    /// The speed in metres per second; negative if not known.
    open var speed: CLLocationSpeed { values.speed }

    /// The exactness of the speed in metres per second; negative if not known.
    open var speedAccuracy: CLLocationSpeedAccuracy { values.speedAccuracy }

    /// When the location was measured.
    open var timestamp: Date { Date(timeIntervalSinceReferenceDate: values.timestamp) }

    /// The storey of the building, if it is known.
    open var floor: CLFloor? { values.floor.map { CLFloor(level: $0) } }

    /// Where the location comes from, from iOS 15, if it is known.
    open var sourceInformation: CLLocationSourceInformation? { values.source?.information }

    /// The metres to another location along the ground, on the WGS-84 ellipsoid; altitudes do not count.
    ///
    /// Not a number if one of the places is not valid.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        coordinate.distance(to: location.coordinate)
    }

    /// Writes the location to an archive.
    open func encode(with coder: NSCoder) {
        values.encode(with: coder)
    }

    /// The location itself, which never changes.
    open func copy(with zone: NSZone?) -> Any { self }

    /// Whether archives of the class can be read safely, which they can.
    open class var supportsSecureCoding: Bool { true }

    /// The place, exactness, motion and time in one line, for people to read.
    open override var description: String { values.text }
}
