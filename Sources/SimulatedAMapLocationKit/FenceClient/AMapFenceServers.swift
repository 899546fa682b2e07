// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedAMapFoundationKit
import SimulatedCoreLocation
import SimulatedDevice

/// What AMap's servers find for fences, which here is what the device's gazetteer has: its cities.
///
/// A city stands for the one point of interest that any word finds in it, at its centre, and for its district, a square.
struct AMapFenceServers {
    /// Metres around a point of interest.
    static let pointRadius = 1_000.0
    /// Degrees from the centre of a district to its edges.
    private static let reach = 0.05
    private let sdk: DeviceSDK

    init(_ sdk: DeviceSDK) { self.sdk = sdk }

    /// The points of interest of a city; without a city, of the one that the word names.
    func points(for search: AMapFenceSearch) -> [AMapLocationPOIItem] {
        sdk.places(named: search.city.isEmpty ? search.keyword : search.city).prefix(search.size)
            .map { item(search, $0.coordinate, $0.address) }
    }

    /// The points of interest within some metres of a place in GCJ-02.
    func points(
        for search: AMapFenceSearch,
        around center: CLLocationCoordinate2D,
        within radius: Double
    ) -> [AMapLocationPOIItem] {
        let numbers = try? AnyCoordinate(latitude: center.latitude, longitude: center.longitude, datum: .gcj02)
        guard let place = numbers?.converted(to: WGS84.self, in: AMapDatum.region),
            let address = sdk.address(of: place)
        else { return [] }
        return sdk.places(named: address.cityChinese).filter { $0.coordinate.distance(to: place) <= radius }
            .prefix(search.size)
            .map { item(search, $0.coordinate, $0.address) }
    }

    /// The districts of a name.
    func districts(named name: String) -> [AMapLocationDistrictItem] {
        sdk.places(named: name).map { place in
            let item = AMapLocationDistrictItem()
            item.cityCode = place.address.citycode
            item.districtCode = place.address.adcode
            item.district = place.address.cityChinese
            let center = shifted(place.coordinate)
            let corners = [(-1.0, -1.0), (-1.0, 1.0), (1.0, 1.0), (1.0, -1.0)].map { north, east in
                AMapLocationPoint.location(
                    withLatitude: center.latitude + CGFloat(north * Self.reach),
                    longitude: center.longitude + CGFloat(east * Self.reach)
                )!
            }
            item.polylinePoints = [corners]
            return item
        }
    }

    private func item(
        _ search: AMapFenceSearch,
        _ coordinate: Coordinate<WGS84>,
        _ address: DeviceAddress
    ) -> AMapLocationPOIItem {
        let item = AMapLocationPOIItem()
        item.pId = "B" + (address.adcode.isEmpty ? address.countryCode : address.adcode)
        item.name = search.keyword.isEmpty ? search.type : search.keyword
        item.type = search.type
        item.location = shifted(coordinate)
        item.province = address.provinceChinese
        item.city = address.cityChinese
        return item
    }

    private func shifted(_ coordinate: Coordinate<WGS84>) -> AMapLocationPoint {
        let numbers = AMapDatum.converted(
            CLLocationCoordinate2D(latitude: coordinate.latitude, longitude: coordinate.longitude),
            from: .wgs84
        )
        return AMapLocationPoint.location(
            withLatitude: CGFloat(numbers.latitude),
            longitude: CGFloat(numbers.longitude)
        )
    }
}
