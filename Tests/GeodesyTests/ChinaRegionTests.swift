// SPDX-License-Identifier: Apache-2.0

import Geodesy
import Testing

@Suite("Where the shift applies")
struct ChinaRegionTests {
    struct Town: Sendable, CustomTestStringConvertible {
        let name: String
        let place: Coordinate<WGS84>
        var testDescription: String { name }

        init(_ name: String, _ latitude: Double, _ longitude: Double) {
            self.name = name
            place = try! Coordinate(latitude: latitude, longitude: longitude)
        }
    }

    static let inside = [
        Town("Hangzhou", 30.2460, 120.1551), Town("Beijing", 39.9042, 116.4074), Town("Kashgar", 39.4704, 75.9898),
        Town("Lhasa", 29.6520, 91.1721), Town("Ürümqi", 43.8256, 87.6168), Town("Harbin", 45.8038, 126.5350),
        Town("Haikou", 20.0440, 110.1999), Town("Sanya", 18.2528, 109.5119), Town("Xiamen", 24.4798, 118.0894),
        Town("Zhoushan", 29.9853, 122.2072), Town("Hangzhou Bay Bridge", 30.45, 121.12),
        Town("Yangshan port", 30.62, 122.07), Town("Weizhou island", 21.03, 109.11),
        // Border towns.
        Town("Dandong", 40.1244, 124.3945), Town("Heihe", 50.2450, 127.5285), Town("Ruili", 24.0128, 97.8518),
        Town("Hekou", 22.5294, 103.9394), Town("Dongxing", 21.5473, 107.9718), Town("Manzhouli", 49.5978, 117.3787),
        Town("Erenhot", 43.6531, 111.9770), Town("Khorgos", 44.2130, 80.4200), Town("Suifenhe", 44.3965, 131.1526),
        Town("Hunchun", 42.8625, 130.3660), Town("Tumen", 42.9680, 129.8430), Town("Zhangmu", 27.9890, 85.9830),
        Town("Alashankou", 45.1719, 82.5731), Town("Shenzhen", 22.5431, 114.0579), Town("Luohu", 22.5329, 114.1130),
        Town("Gongbei", 22.2180, 113.5510), Town("Hengqin", 22.1300, 113.5200),
    ]

    static let hongKongAndMacau = [
        Town("Hong Kong", 22.3193, 114.1694), Town("Sheung Shui", 22.5020, 114.1290),
        Town("Lok Ma Chau", 22.5120, 114.0650), Town("Hong Kong airport", 22.3080, 113.9185),
        Town("Macau", 22.1987, 113.5439), Town("Coloane", 22.1170, 113.5630),
    ]

    static let outside = [
        Town("Taipei", 25.0330, 121.5654), Town("Kinmen", 24.4320, 118.3170), Town("Matsu", 26.1600, 119.9500),
        Town("Seoul", 37.5665, 126.9780), Town("Pyongyang", 39.0392, 125.7625), Town("Tokyo", 35.6762, 139.6503),
        Town("Osaka", 34.6937, 135.5023), Town("Hanoi", 21.0278, 105.8342), Town("Ulaanbaatar", 47.8864, 106.9057),
        Town("Manila", 14.5995, 120.9842), Town("Singapore", 1.3521, 103.8198), Town("Yangon", 16.8409, 96.1735),
        Town("Vientiane", 17.9757, 102.6331), Town("Kathmandu", 27.7172, 85.3240), Town("Thimphu", 27.4728, 89.6390),
        Town("Bishkek", 42.8746, 74.5698), Town("Almaty", 43.2220, 76.8512), Town("Vladivostok", 43.1198, 131.8869),
        // Border towns.
        Town("Sinuiju", 40.1006, 124.3981), Town("Blagoveshchensk", 50.2907, 127.5272), Town("Muse", 23.9919, 97.9036),
        Town("Lào Cai", 22.4809, 103.9755), Town("Móng Cái", 21.5248, 107.9660), Town("Zabaikalsk", 49.6514, 117.3269),
        Town("Zamyn-Üüd", 43.7169, 111.9003), Town("Zharkent side of Khorgos", 44.2236, 80.2500),
        Town("Pogranichny", 44.4081, 131.3778), Town("Khasan", 42.4300, 130.6450), Town("London", 51.5074, -0.1278),
    ]

    @Test("Towns of the mainland are inside both boundaries", arguments: inside)
    func mainlandIsInside(_ town: Town) {
        #expect(ChinaRegion.mainland.contains(town.place))
        #expect(ChinaRegion.mainlandHongKongAndMacau.contains(town.place))
    }

    @Test("Hong Kong and Macau are inside the one boundary and outside the other", arguments: hongKongAndMacau)
    func hongKongAndMacauAreChosen(_ town: Town) {
        #expect(!ChinaRegion.mainland.contains(town.place))
        #expect(ChinaRegion.mainlandHongKongAndMacau.contains(town.place))
    }

    @Test("Towns abroad and Taiwan are outside both boundaries", arguments: outside)
    func othersAreOutside(_ town: Town) {
        #expect(!ChinaRegion.mainland.contains(town.place))
        #expect(!ChinaRegion.mainlandHongKongAndMacau.contains(town.place))
        #expect(town.place.converted(to: GCJ02.self, in: .mainland).latitude == town.place.latitude)
    }

    @Test("A town inside comes back from GCJ-02 to a micrometre", arguments: inside)
    func insideReturns(_ town: Town) {
        let back = town.place.converted(to: GCJ02.self, in: .mainland).converted(to: WGS84.self, in: .mainland)
        #expect(back.distance(to: town.place) < 1e-6)
    }

    @Test("Far places are outside, whatever the numbers", arguments: [(90.0, 0.0), (-90, 180), (0, -180), (20, 180)])
    func extremesAreOutside(_ latitude: Double, _ longitude: Double) throws {
        #expect(!ChinaRegion.mainland.contains(try Coordinate(latitude: latitude, longitude: longitude)))
    }

    @Test("Along any parallel the line is crossed an even number of times, and the cells of the map agree with it")
    func isWatertight() throws {
        for row in 0..<160 {
            let latitude = 15.03 + Double(row) * 0.241
            var crossings = 0
            var wasInside = false
            for column in 0...14_000 {
                let place = try Coordinate<WGS84>(latitude: latitude, longitude: 70 + Double(column) * 0.005)
                let isInside = ChinaRegion.mainlandHongKongAndMacau.contains(place)
                if isInside != wasInside { crossings += 1 }
                wasInside = isInside
            }
            #expect(crossings.isMultiple(of: 2) && crossings < 40, "\(latitude): \(crossings)")
        }
    }

    @Test("Regions are told apart")
    func regionsDiffer() {
        #expect(Set([ChinaRegion.mainland, .mainlandHongKongAndMacau, .customaryBox, .none]).count == 4)
    }
}
