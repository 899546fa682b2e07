// SPDX-License-Identifier: Apache-2.0

/// A stay of the user at one place.
open class CLVisit: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// When the stay began, or the distant past if that is not known.
    public let arrivalDate: Date
    /// When the stay ended, or the distant future while the user is still there.
    public let departureDate: Date
    /// The middle of the place in degrees of WGS-84.
    public let coordinate: CLLocationCoordinate2D
    /// The radius of the place in metres.
    public let horizontalAccuracy: CLLocationAccuracy

    init(from arrival: Date, to departure: Date, at coordinate: CLLocationCoordinate2D, within radius: Double) {
        arrivalDate = arrival
        departureDate = departure
        self.coordinate = coordinate
        horizontalAccuracy = radius
    }

    /// Reads a visit from an archive.
    public required init?(coder: NSCoder) {
        arrivalDate = Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "arrivalDate"))
        departureDate = Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "departureDate"))
        coordinate = CLLocationCoordinate2D(coder: coder)
        horizontalAccuracy = coder.decodeDouble(forKey: "horizontalAccuracy")
    }

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
