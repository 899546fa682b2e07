// SPDX-License-Identifier: Apache-2.0

/// What a reverse geocoder says about a position; any part may be missing.
///
/// Which parts a vendor fills depends on its level and language; an empty string counts as missing.
public struct Address: Sendable, Hashable {
    /// The whole address on one line, as the vendor words it.
    public var formatted: String?
    /// The country.
    public var country: String?
    /// The province, state, or municipality directly under the country.
    public var province: String?
    /// The city.
    public var city: String?
    /// The district or county.
    public var district: String?
    /// The town or township.
    public var town: String?
    /// The street.
    public var street: String?
    /// The number in the street.
    public var number: String?
    /// The name of the nearest point of interest.
    public var pointOfInterest: String?
    /// The vendor's code of the city.
    public var cityCode: String?
    /// The administrative code of the district; on the mainland six digits of GB/T 2260.
    public var administrativeCode: String?

    /// Makes an address without any part.
    public init() {}

    /// Whether no part is filled.
    public var isEmpty: Bool { self == Address() }
}
