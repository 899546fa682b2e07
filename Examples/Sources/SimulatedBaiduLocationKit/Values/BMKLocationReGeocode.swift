// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation
import SimulatedDevice

/// The address of a location, and what is nearby; what the map service does not tell is nil.
public final class BMKLocationReGeocode: NSObject {
    /// The country.
    public let country: String?
    /// The country's code.
    public let countryCode: String?
    /// The province.
    public let province: String?
    /// The city.
    public let city: String?
    /// The district.
    public let district: String?
    /// The town.
    public let town: String?
    /// The street.
    public let street: String?
    /// The number in the street.
    public let streetNumber: String?
    /// Baidu's own code of the city.
    public let cityCode: String?
    /// The administrative code.
    public let adCode: String?
    /// The place in words.
    public let locationDescribe: String?
    /// The places nearby.
    public let poiList: [BMKLocationPoi]?
    /// The area of interest.
    public let poiRegion: BMKLocationPoiRegion?
    /// The address on one line, since 2.1.1.
    public let address: String?

    init(_ answer: DeviceAddress) {
        country = answer.countryChinese
        countryCode = answer.countryCode
        province = answer.provinceChinese
        city = answer.cityChinese
        adCode = answer.adcode.isEmpty ? nil : answer.adcode
        address = answer.countryChinese + answer.provinceChinese + answer.cityChinese
        (district, town, street, streetNumber, cityCode, locationDescribe) = (nil, nil, nil, nil, nil, nil)
        poiList = nil
        poiRegion = nil
    }
}
