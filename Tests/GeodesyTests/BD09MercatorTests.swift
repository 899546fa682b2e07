// SPDX-License-Identifier: Apache-2.0

import Geodesy
import Testing

@Suite("Baidu's plane")
struct BD09MercatorTests {
    @Test("Tiananmen lies where Baidu's documentation puts it.")
    func knownPlace() throws {
        let place = try BD09Mercator(Coordinate(latitude: 39.915, longitude: 116.404))
        #expect(abs(place.x - 12_958_175) < 0.01)
        #expect(abs(place.y - 4_825_923.77) < 0.01)
    }

    @Test("Every place of the plane returns within a hundredth of a millimetre.", arguments: 1...3)
    func roundTrip(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<2_000 {
            let place = try Coordinate<BD09>(
                latitude: .random(in: -74...74, using: &random),
                longitude: .random(in: -180...180, using: &random)
            )
            let plane = try BD09Mercator(place)
            #expect(place.distance(to: plane.coordinate) < 1e-5)
            #expect(try BD09Mercator(x: plane.x, y: plane.y) == plane)
        }
    }

    @Test("Where two polynomials meet, the gap is read as the parallel between.", arguments: [15.0, 30, 45, 60])
    func gap(latitude: Double) throws {
        let below = try BD09Mercator(Coordinate(latitude: latitude.nextDown, longitude: 100))
        let above = try BD09Mercator(Coordinate(latitude: latitude, longitude: 100))
        #expect(above.y > below.y && above.y - below.y < 15)
        let between = try BD09Mercator(x: above.x, y: (above.y + below.y) / 2)
        #expect(abs(between.coordinate.latitude - latitude) < 1e-9)
    }

    @Test("Beyond 74 degrees, and outside the plane, there is nothing.")
    func outside() throws {
        #expect(throws: CoordinateError.self) { try BD09Mercator(Coordinate(latitude: 74.01, longitude: 0)) }
        #expect(throws: CoordinateError.self) { try BD09Mercator(x: 0, y: 13_000_000) }
        #expect(throws: CoordinateError.self) { try BD09Mercator(x: 20_040_000, y: 0) }
        #expect(throws: CoordinateError.self) { try BD09Mercator(x: .nan, y: 0) }
        #expect(throws: CoordinateError.self) { try BD09Mercator(x: 0, y: .nan) }
    }
}
