// SPDX-License-Identifier: Apache-2.0

/// A place on Earth in one datum: latitude and longitude in degrees.
///
/// A value of this type is always a place: not-a-number and numbers out of range are errors of the initialiser. The
/// datum is part of the type, so passing a GCJ-02 place where WGS-84 is wanted does not compile, and converting twice
/// cannot happen.
///
/// Longitude 180 and -180 name the same meridian. Both are accepted and kept as given, so they compare unequal; a
/// conversion that leaves the range wraps the longitude and carries a latitude over the pole (see
/// ``converted(to:in:precision:)``).
public struct Coordinate<D: Datum>: Sendable, Hashable {
    /// Degrees north of the equator, -90...90.
    public let latitude: Double
    /// Degrees east of the prime meridian, -180...180.
    public let longitude: Double

    /// Makes a coordinate from degrees.
    ///
    /// - Throws: ``CoordinateError`` when a number is not finite or out of range; nothing is clamped or wrapped.
    public init(latitude: Double, longitude: Double) throws(CoordinateError) {
        guard (-90.0...90.0).contains(latitude) else {
            throw CoordinateError(code: .latitude, message: "latitude \(latitude) is not between -90 and 90 degrees")
        }
        guard (-180.0...180.0).contains(longitude) else {
            throw CoordinateError(
                code: .longitude,
                message: "longitude \(longitude) is not between -180 and 180 degrees"
            )
        }
        self.latitude = latitude
        self.longitude = longitude
    }

    /// Makes a coordinate from finite degrees that may have left the range by less than a turn.
    @inlinable
    init(normalizing degrees: Degrees) {
        let degrees = degrees.normalized
        latitude = degrees.latitude
        longitude = degrees.longitude
    }

    /// Makes a coordinate from degrees known to be in range.
    init(inRange degrees: Degrees) {
        latitude = degrees.latitude
        longitude = degrees.longitude
    }

    /// The numbers without their datum.
    @inlinable var degrees: Degrees { Degrees(latitude, longitude) }
}

extension Coordinate: CustomStringConvertible {
    /// The datum's name and both numbers, such as `WGS84(30.246, 120.1551)`.
    public var description: String { "\(D.identifier.rawValue)(\(latitude), \(longitude))" }
}
