// SPDX-License-Identifier: Apache-2.0

/// A stay of the user at one place.
///
/// Immutable: what a subclass adds must be immutable too.
open class CLVisit: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let values: Values

    private struct Values {
        var arrival = Date.distantPast
        var departure = Date.distantFuture
        var coordinate = kCLLocationCoordinate2DInvalid
        var radius = -1.0
    }

    /// Creates a visit to no place, for subclasses that answer with values of their own.
    public override init() { values = Values() }

    init(from arrival: Date, to departure: Date, at coordinate: CLLocationCoordinate2D, within radius: Double) {
        values = Values(arrival: arrival, departure: departure, coordinate: coordinate, radius: radius)
    }

    /// Reads a visit from an archive.
    public required init?(coder: NSCoder) {
        values = Values(
            arrival: Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "arrivalDate")),
            departure: Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "departureDate")),
            coordinate: CLLocationCoordinate2D(coder: coder),
            radius: coder.decodeDouble(forKey: "horizontalAccuracy")
        )
    }

    /// When the stay began, or the distant past if that is not known.
    open var arrivalDate: Date { values.arrival }

    /// When the stay ended, or the distant future while the user is still there.
    open var departureDate: Date { values.departure }

    /// The middle of the place in degrees of WGS-84.
    open var coordinate: CLLocationCoordinate2D { values.coordinate }

    /// The radius of the place in metres.
    open var horizontalAccuracy: CLLocationAccuracy { values.radius }

    /// Writes the visit to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(arrivalDate.timeIntervalSinceReferenceDate, forKey: "arrivalDate")
        coder.encode(departureDate.timeIntervalSinceReferenceDate, forKey: "departureDate")
        coordinate.encode(with: coder)
        coder.encode(horizontalAccuracy, forKey: "horizontalAccuracy")
    }

    /// The visit itself, which never changes.
    open func copy(with zone: NSZone?) -> Any { self }

    /// Whether archives of the class can be read safely, which they can.
    open class var supportsSecureCoding: Bool { true }
}
