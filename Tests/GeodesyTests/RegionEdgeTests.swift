// SPDX-License-Identifier: Apache-2.0

import Geodesy
import Testing

@Suite("The edge of the region, and beyond")
struct RegionEdgeTests {
    @Test(
        "Where no place has the shifted numbers, the formula alone answers, at once.",
        arguments: [(35.0, 72.005), (0.83, 110.0), (40.0, 72.0041), (0.8294, 110.0)]
    )
    func noOrigin(latitude: Double, longitude: Double) throws {
        let place = try Coordinate<GCJ02>(latitude: latitude, longitude: longitude)
        let origin = place.converted(to: WGS84.self)
        #expect(!ChinaRegion.customaryBox.contains(origin))
        #expect((200.0...800.0).contains(origin.distance(to: try Coordinate(latitude: latitude, longitude: longitude))))
    }

    @Test(
        "Where two places have the shifted numbers, the one inside the region is meant.",
        arguments: [(40.0, 137.8348), (55.8272, 110.0)]
    )
    func twoOrigins(latitude: Double, longitude: Double) throws {
        let place = try Coordinate<GCJ02>(latitude: latitude, longitude: longitude)
        let origin = place.converted(to: WGS84.self)
        #expect(ChinaRegion.customaryBox.contains(origin))
        #expect(origin.converted(to: GCJ02.self).distance(to: place) < 1e-6)
    }

    @Test(
        "Abroad the numbers stay, to the last digit.",
        arguments: [(35.6895, 139.6917), (51.5, -0.1), (-90.0, 180.0)]
    )
    func abroad(latitude: Double, longitude: Double) throws {
        let place = try Coordinate<WGS84>(latitude: latitude, longitude: longitude)
        let shifted = place.converted(to: GCJ02.self)
        #expect(shifted.latitude == latitude && shifted.longitude == longitude)
        #expect(shifted.converted(to: WGS84.self) == place)
    }

    @Test("The policy without a region shifts nothing in China.")
    func noRegion() throws {
        let place = try Coordinate<WGS84>(latitude: 39.9087, longitude: 116.3975)
        let shifted = place.converted(to: GCJ02.self, in: .none)
        #expect(shifted.latitude == place.latitude && shifted.longitude == place.longitude)
        #expect(shifted.converted(to: WGS84.self, in: .none) == place)
    }

    @Test("The box includes its edge.")
    func edge() throws {
        let corner = try Coordinate<WGS84>(latitude: 0.8293, longitude: 72.004)
        #expect(ChinaRegion.customaryBox.contains(corner))
        #expect(!ChinaRegion.none.contains(corner))
    }

    @Test(
        "BD-09 never leaves the range of degrees.",
        arguments: [-90.0, -89.998, 0, 89.995, 90],
        [-180.0, -179.999, 0, 179.995, 180]
    )
    func baiduStaysInRange(latitude: Double, longitude: Double) throws {
        let there = try Coordinate<GCJ02>(latitude: latitude, longitude: longitude).converted(to: BD09.self)
        let back = try Coordinate<BD09>(latitude: latitude, longitude: longitude).converted(to: GCJ02.self)
        #expect(throws: Never.self) { try Coordinate<BD09>(latitude: there.latitude, longitude: there.longitude) }
        #expect(throws: Never.self) { try Coordinate<GCJ02>(latitude: back.latitude, longitude: back.longitude) }
    }

    @Test("A shift over the north pole comes down on the opposite meridian.")
    func overThePole() throws {
        let place = try Coordinate<GCJ02>(latitude: 90, longitude: 0).converted(to: BD09.self)
        #expect(abs(place.latitude - 89.994) < 1e-8)
        #expect(abs(place.longitude + 179.99377) < 1e-8)
    }

    @Test("The seam of longitudes is undone.", arguments: [179.9936, 179.997, 180, -180, -179.9999])
    func seam(longitude: Double) throws {
        let place = try Coordinate<GCJ02>(latitude: 0, longitude: longitude)
        #expect(place.distance(to: place.converted(to: BD09.self).converted(to: GCJ02.self)) < 1e-6)
    }

    @Test("Every place on the edge of the box returns, with either precision.", arguments: ConversionPrecision.allCases)
    func onTheEdge(precision: ConversionPrecision) throws {
        for step in 0...200 {
            let share = Double(step) / 200
            let latitude = 0.8293 + (55.8271 - 0.8293) * share
            let longitude = 72.004 + (137.8347 - 72.004) * share
            for (latitude, longitude) in [
                (0.8293, longitude), (55.8271, longitude), (latitude, 72.004), (latitude, 137.8347),
            ] {
                let place = try Coordinate<WGS84>(latitude: latitude, longitude: longitude)
                let back = place.converted(to: GCJ02.self).converted(to: WGS84.self, precision: precision)
                #expect(place.distance(to: back) < (precision == .exact ? 1e-6 : 1e-4))
            }
        }
    }
}
