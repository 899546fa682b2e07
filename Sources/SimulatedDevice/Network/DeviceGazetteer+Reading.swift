// SPDX-License-Identifier: Apache-2.0

import Geodesy

extension DeviceGazetteer {
    /// The places: the mainland's by their codes, then the others.
    static let places: [Place] = mainlandPlaces + elsewhere.split(separator: "\n").compactMap(place)

    private static var mainlandPlaces: [Place] {
        var places: [Place] = []
        var province = (chinese: "", english: "")
        for line in mainland.split(separator: "\n") {
            let fields = line.split(separator: "|").map(String.init)
            if fields.count == 3 { province = (fields[1], fields[2]) }
            guard fields.count == 6, let coordinate = coordinate(fields[4], fields[5]) else { continue }
            let address = DeviceAddress(
                country: "China",
                countryCode: "CN",
                province: province.english,
                city: fields[2],
                countryChinese: "中国",
                provinceChinese: province.chinese,
                cityChinese: fields[1],
                adcode: fields[0],
                citycode: fields[3]
            )
            places.append(Place(coordinate: coordinate, address: address))
        }
        return places
    }

    private static func place(_ line: Substring) -> Place? {
        let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 11, let coordinate = coordinate(fields[9], fields[10]) else { return nil }
        return Place(
            coordinate: coordinate,
            address: DeviceAddress(
                country: fields[0],
                countryCode: fields[1],
                province: fields[3],
                city: fields[5],
                countryChinese: fields[2],
                provinceChinese: fields[4],
                cityChinese: fields[6],
                adcode: fields[7],
                citycode: fields[8]
            )
        )
    }

    private static func coordinate(_ latitude: String, _ longitude: String) -> Coordinate<WGS84>? {
        guard let latitude = Double(latitude), let longitude = Double(longitude) else { return nil }
        return try? Coordinate(latitude: latitude, longitude: longitude)
    }
}
