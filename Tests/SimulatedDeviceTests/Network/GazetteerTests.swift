// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedDevice
import Testing

@Suite("The gazetteer")
struct GazetteerTests {
    private static let mainland = DeviceGazetteer.addresses.filter { $0.address.countryCode == "CN" }

    @Test("It has the mainland's 337 prefecture-level divisions, each with a code of its own.")
    func mainland() {
        #expect(Self.mainland.count == 337)
        #expect(Set(Self.mainland.map(\.address.adcode)).count == 337)
        #expect(Set(Self.mainland.map(\.address.provinceChinese)).count == 31)
    }

    @Test("It has 50 places abroad, cities on Taiwan, Hong Kong and Macau.")
    func elsewhere() {
        let counts = Dictionary(grouping: DeviceGazetteer.addresses, by: \.address.countryCode).mapValues(\.count)
        #expect(counts["HK"] == 1)
        #expect(counts["MO"] == 1)
        #expect(counts["TW"] == 8)
        let chinese: Set = ["CN", "HK", "MO", "TW"]
        #expect(counts.filter { !chinese.contains($0.key) }.values.reduce(0, +) == 50)
    }

    @Test(
        "A municipality is its own province.",
        arguments: [("北京市", "010"), ("天津市", "022"), ("上海市", "021"), ("重庆市", "023")]
    )
    func municipality(name: String, code: String) {
        let found = Self.mainland.filter { $0.address.provinceChinese == name }.map(\.address)
        #expect(found.map(\.cityChinese) == [name])
        #expect(found.map(\.citycode) == [code])
    }

    @Test("Codes and telephone codes have their form.")
    func codes() {
        for (_, address) in Self.mainland {
            #expect(address.adcode.count == 6 && address.adcode.hasSuffix("00"), "\(address)")
            #expect(address.citycode.hasPrefix("0") && (3...4).contains(address.citycode.count), "\(address)")
            #expect(!address.city.isEmpty && !address.cityChinese.isEmpty, "\(address)")
        }
    }

    @Test("Every place lies inside its province's rough box, and answers for itself.")
    func boxes() throws {
        for (coordinate, address) in Self.mainland {
            let box = try #require(ProvinceBox.all[String(address.adcode.prefix(2))])
            #expect(box.latitudes.contains(coordinate.latitude), "\(address)")
            #expect(box.longitudes.contains(coordinate.longitude), "\(address)")
            #expect(DeviceGazetteer.nearest(to: coordinate) == address)
        }
    }

    @Test("Every place on the mainland is on the mainland for the datum, too.")
    func region() {
        for (coordinate, address) in Self.mainland where address.cityChinese != "三沙市" {
            #expect(ChinaRegion.mainland.contains(coordinate), "\(address)")
        }
    }

    @Test("The nearest place answers within 150 km, and none beyond.", arguments: [(149.0, true), (151.0, false)])
    func reach(kilometres: Double, isAnswered: Bool) throws {
        // North of Auckland there is no other place.
        let auckland = try #require(DeviceGazetteer.places(named: "Auckland").first?.coordinate)
        let point = try Coordinate<WGS84>(
            latitude: auckland.latitude + kilometres / 110.98,
            longitude: auckland.longitude
        )
        #expect((DeviceGazetteer.nearest(to: point) != nil) == isAnswered)
    }

    @Test(
        "A name is not found inside another.",
        arguments: [
            ("Dalian", ["大连市"]), ("北京市朝阳区", ["北京市"]), ("吉林省长春市", ["长春市"]), ("北海道", []),
            ("Suzhou", ["苏州市", "宿州市"]), ("杭州西湖", ["杭州市"]), ("San Francisco, CA", ["旧金山"]),
        ]
    )
    func names(text: String, cities: [String]) {
        #expect(DeviceGazetteer.places(named: text).map(\.address.cityChinese) == cities)
    }
}
