// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation
import SimulatedDevice

/// The address of a place; any part may be nil or empty.
open class AMapLocationReGeocode: NSObject {
    /// The whole address.
    open var formattedAddress: String!
    /// The country.
    open var country: String!
    /// The province, or the city directly under the country.
    open var province: String!
    /// The city.
    open var city: String!
    /// The district.
    open var district: String!
    /// The township; nothing since 2.2.0.
    open var township: String!
    /// The neighbourhood; nothing since 2.2.0.
    open var neighborhood: String!
    /// The building; nothing since 2.2.0.
    open var building: String!
    /// The telephone code of the city.
    open var citycode: String!
    /// The administrative code.
    open var adcode: String!
    /// The street.
    open var street: String!
    /// The number in the street.
    open var number: String!
    /// The nearest point of interest.
    open var poiName: String!
    /// The area of interest around the place.
    open var aoiName: String!

    /// Creates an address without any part.
    public override init() { super.init() }

    init(_ address: DeviceAddress, inChinese: Bool) {
        country = inChinese ? address.countryChinese : address.country
        province = inChinese ? address.provinceChinese : address.province
        city = inChinese ? address.cityChinese : address.city
        let place = province == city ? [city] : [province, city]
        formattedAddress =
            inChinese
            ? place.compactMap(\.self).joined()
            : (place.reversed() + [country]).compactMap(\.self).joined(separator: ", ")
        citycode = address.citycode
        adcode = address.adcode
        super.init()
    }
}
