// SPDX-License-Identifier: Apache-2.0

public import Geodesy

/// One fix: where the device was, when, and how sure that is.
///
/// What an SDK marks as invalid by a negative number is nil here; so is a number that is none.
public struct Location: Sendable, Hashable {
    /// The position, in the datum that the fix states for itself.
    public var coordinate: AnyCoordinate
    private var accuracy: KnownNumber
    private var height = KnownNumber.unknown
    private var heightAccuracy = KnownNumber.unknown
    private var pace = KnownNumber.unknown
    private var paceAccuracy = KnownNumber.unknown
    private var direction = KnownNumber.unknown
    private var directionAccuracy = KnownNumber.unknown
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
    /// What few fixes have, in a place of its own: every hand that a fix passes through copies all of it.
    private var extras: LocationExtras?

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
        accuracy = KnownNumber(horizontalAccuracy.flatMap { $0 < 0 ? nil : $0 })
        self.timestamp = timestamp
        self.accuracyAuthorization = accuracyAuthorization
    }
}

extension Location {
    /// The radius of uncertainty in metres, zero or more.
    public var horizontalAccuracy: Double? {
        get { accuracy.value }
        set { accuracy = KnownNumber(newValue) }
    }

    /// The height above sea level in metres.
    public var altitude: Double? {
        get { height.value }
        set { height = KnownNumber(newValue) }
    }

    /// The uncertainty of the altitude in metres, zero or more.
    public var verticalAccuracy: Double? {
        get { heightAccuracy.value }
        set { heightAccuracy = KnownNumber(newValue) }
    }

    /// The speed in metres per second, zero or more.
    public var speed: Double? {
        get { pace.value }
        set { pace = KnownNumber(newValue) }
    }

    /// The uncertainty of the speed in metres per second, zero or more.
    public var speedAccuracy: Double? {
        get { paceAccuracy.value }
        set { paceAccuracy = KnownNumber(newValue) }
    }

    /// The direction of travel in degrees from true north, at least 0 and less than 360.
    public var course: Double? {
        get { direction.value }
        set { direction = KnownNumber(newValue) }
    }

    /// The uncertainty of the course in degrees, zero or more.
    public var courseAccuracy: Double? {
        get { directionAccuracy.value }
        set { directionAccuracy = KnownNumber(newValue) }
    }

    /// The address of the position, if it was wanted and found.
    public var address: Address? {
        get { extras?.address }
        set { extras = LocationExtras.keeping(newValue, addressError) }
    }

    /// Why an address that was wanted is missing; the location is a success all the same.
    public var addressError: LocationError? {
        get { extras?.addressError }
        set { extras = LocationExtras.keeping(address, newValue) }
    }
}
