// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation

extension TencentLBSLocation {
    /// The name of the place, at the levels Name, AdminName and, by a switch, Poi.
    public var name: String? { texts?.name }

    /// The address on one line, at the levels Name and AdminName.
    public var address: String? { texts?.address }

    /// The number of the nation, 156 for China; 0 unless the app has set the key `ReGeoCodingnKey`.
    public var nationCode: Int { texts?.nationCode ?? 0 }

    /// The code of the city.
    public var code: String? { texts?.code }

    /// The nation, at the levels AdminName and Poi, as the further parts.
    public var nation: String? { texts?.nation }

    /// The province.
    public var province: String? { texts?.province }

    /// The telephone area code of the city.
    public var cityPhoneCode: String? { texts?.cityPhoneCode }

    /// The city.
    public var city: String? { texts?.city }

    /// The district; the emulation's gazetteer has none.
    public var district: String? { nil }

    /// The town; the emulation's gazetteer has none.
    public var town: String? { nil }

    /// The village; the emulation's gazetteer has none.
    public var village: String? { nil }

    /// The street; the emulation's gazetteer has none.
    public var street: String? { nil }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The number in the street; the emulation's gazetteer has none.
    public var street_no: String? { nil }

    /// The places nearby, at the level Poi; here the one that the gazetteer knows.
    public var poiList: [TencentLBSPoi]? {
        texts?.place.map { place in
            [
                TencentLBSPoi(
                    uid: place.uid,
                    name: place.name,
                    address: place.address,
                    catalog: "行政地名",
                    at: location.coordinate
                )
            ]
        }
    }

    /// The building; there is no indoor location here.
    public var buildingId: String? { nil }

    /// The floor of the building; there is no indoor location here.
    public var buildingFloor: String? { nil }

    /// How a location in a building was determined: 0 as usual, 1 by Bluetooth.
    public var indoorLocationType: Int { 0 }
}
