// SPDX-License-Identifier: Apache-2.0

public import Geodesy

/// One fix: where the device was, when, and how sure that is.
///
/// What an SDK marks as invalid by a negative number is nil here.
public struct Location: Sendable, Hashable {
    /// The position, in the datum that the fix states for itself.
    public var coordinate: AnyCoordinate
    /// The radius of uncertainty in metres, zero or more.
    public var horizontalAccuracy: Double?
    /// The height above sea level in metres.
    public var altitude: Double?
    /// The uncertainty of the altitude in metres, zero or more.
    public var verticalAccuracy: Double?
    /// The speed in metres per second, zero or more.
    public var speed: Double?
    /// The uncertainty of the speed in metres per second, zero or more.
    public var speedAccuracy: Double?
    /// The direction of travel in degrees from true north, at least 0 and less than 360.
    public var course: Double?
    /// The uncertainty of the course in degrees, zero or more.
    public var courseAccuracy: Double?
    /// When the position was determined, in seconds since 1970-01-01 UTC.
    public var timestamp: Double
    /// The floor of the building, 0 being the ground floor.
    public var floor: Int?
    /// Whether software made up the position; nil if the system does not tell.
    public var isSimulatedBySoftware: Bool?
    /// The accuracy that was granted when the fix was delivered.
    ///
    /// With reduced accuracy the position is kilometres off, may be twenty minutes old, and does not improve by waiting.
    public var accuracyAuthorization: AccuracyAuthorization
    /// The address of the position, if it was wanted and found.
    public var address: Address?
    /// Why an address that was wanted is missing; the location is a success all the same.
    public var addressError: LocationError?

    /// Makes a fix that knows only where and when; the rest is set on it.
    ///
    /// - Parameters:
    ///   - coordinate: The position with its datum.
    ///   - horizontalAccuracy: The radius of uncertainty in metres; a negative one counts as unknown.
    ///   - timestamp: Seconds since 1970-01-01 UTC.
    ///   - accuracyAuthorization: The accuracy granted at delivery.
    public init(
        coordinate: AnyCoordinate,
        horizontalAccuracy: Double?,
        timestamp: Double,
        accuracyAuthorization: AccuracyAuthorization = .fullAccuracy
    ) {
        self.coordinate = coordinate
        self.horizontalAccuracy = horizontalAccuracy.flatMap { $0 < 0 ? nil : $0 }
        self.timestamp = timestamp
        self.accuracyAuthorization = accuracyAuthorization
    }
}
