// SPDX-License-Identifier: Apache-2.0

/// An address with the place it stands for.
///
/// The simulated geocoder knows cities, so everything finer is nil.
open class CLPlacemark: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The place.
    public let location: CLLocation?
    /// The name of the place.
    public let name: String?
    /// The city.
    public let locality: String?
    /// The province or state.
    public let administrativeArea: String?
    /// The country.
    public let country: String?
    /// The country's code by ISO 3166-1.
    public let isoCountryCode: String?

    init(_ location: CLLocation?, city: String?, province: String?, country: String?, code: String?) {
        self.location = location
        name = city
        locality = city
        administrativeArea = province
        self.country = country
        isoCountryCode = code
    }

    /// Creates a placemark with another one's values.
    public init(placemark: CLPlacemark) {
        location = placemark.location
        name = placemark.name
        locality = placemark.locality
        administrativeArea = placemark.administrativeArea
        country = placemark.country
        isoCountryCode = placemark.isoCountryCode
    }

    /// Reads a placemark from an archive.
    public required init?(coder: NSCoder) {
        let text = { coder.decodeObject(of: NSString.self, forKey: $0).map { String(describing: $0) } }
        location = coder.decodeObject(of: CLLocation.self, forKey: "location")
        name = text("name")
        locality = text("locality")
        administrativeArea = text("administrativeArea")
        country = text("country")
        isoCountryCode = text("isoCountryCode")
    }

    /// The street.
    open var thoroughfare: String? { nil }

    /// The house number.
    open var subThoroughfare: String? { nil }

    /// The part of the city.
    open var subLocality: String? { nil }

    /// The county.
    open var subAdministrativeArea: String? { nil }

    /// The postal code.
    open var postalCode: String? { nil }

    /// The lake or river.
    open var inlandWater: String? { nil }

    /// The ocean.
    open var ocean: String? { nil }

    /// The sights at the place.
    open var areasOfInterest: [String]? { nil }

    /// The area of the place.
    open var region: CLRegion? { nil }

    /// The time zone of the place.
    open var timeZone: TimeZone? { nil }

    /// Writes the placemark to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(location, forKey: "location")
        coder.encode(name, forKey: "name")
        coder.encode(locality, forKey: "locality")
        coder.encode(administrativeArea, forKey: "administrativeArea")
        coder.encode(country, forKey: "country")
        coder.encode(isoCountryCode, forKey: "isoCountryCode")
    }

    /// The placemark itself, which never changes.
    open func copy(with zone: NSZone?) -> Any { self }

    /// Whether archives of the class can be read safely, which they can.
    open class var supportsSecureCoding: Bool { true }

    /// City, province and country in one line, for people to read.
    open override var description: String {
        [locality, administrativeArea, country].compactMap { $0 }.joined(separator: ", ")
    }
}
