// SPDX-License-Identifier: Apache-2.0

import Geodesy
import Testing

@Suite("Geodesics")
struct GeodesicTests {
    @Test(
        "Bearings are those of the compass.",
        arguments: [(1.0, 0.0, 0.0), (0.0, 1.0, 90.0), (-1.0, 0.0, 180.0), (0.0, -1.0, 270.0), (0.0, 0.0, 0.0)]
    )
    func bearings(latitude: Double, longitude: Double, bearing: Double) throws {
        let start = try Coordinate<WGS84>(latitude: 0, longitude: 0)
        let end = try Coordinate<WGS84>(latitude: latitude, longitude: longitude)
        #expect(start.initialBearing(to: end) == bearing)
    }

    @Test("A path over the antimeridian takes the short way.")
    func antimeridian() throws {
        let start = try Coordinate<WGS84>(latitude: 10, longitude: 179.5)
        let path = Geodesic(from: start, to: try Coordinate(latitude: 10, longitude: -179.5))
        #expect(abs(path.initialBearing - 89.913) < 0.001)
        #expect(abs(path.finalBearing - 90.087) < 0.001)
        #expect(abs(abs(path.point(at: 0.5).longitude) - 180) < 1e-9)
    }

    @Test("Nearly opposite places on a random path are joined and reached.", arguments: 1...4)
    func nearlyOpposite(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<2_000 {
            let start = try Coordinate<WGS84>(
                latitude: .random(in: -90...90, using: &random),
                longitude: .random(in: -180...0, using: &random)
            )
            let end = try Coordinate<WGS84>(
                latitude: max(-90, min(90, -start.latitude + .random(in: -0.3...0.3, using: &random))),
                longitude: max(-180, min(180, start.longitude + 180 + .random(in: -0.9...0.9, using: &random)))
            )
            let path = Geodesic(from: start, to: end)
            let arrived = start.destination(bearing: path.initialBearing, distance: path.length)
            #expect(arrived.distance(to: end) < 1e-6)
            #expect(path.length < 20_003_932)
        }
    }

    @Test("The ends of a path are returned as they were given.")
    func ends() throws {
        let start = try Coordinate<BD09>(latitude: 12.3, longitude: 45.6)
        let end = try Coordinate<BD09>(latitude: 78.9, longitude: -180)
        #expect(start.point(at: 0, to: end) == start)
        #expect(start.point(at: 1, to: end) == end)
    }

    @Test("Beyond the end a path goes straight on.")
    func beyond() throws {
        let start = try Coordinate<WGS84>(latitude: 30, longitude: 120)
        let end = try Coordinate<WGS84>(latitude: 31, longitude: 121)
        let further = start.point(at: 2, to: end)
        #expect(abs(start.distance(to: further) - 2 * start.distance(to: end)) < 1e-6)
        #expect(start.point(at: -1, to: end).latitude < 30)
    }

    @Test("Going nowhere stays.", arguments: [0.0, 123, -45])
    func nowhere(bearing: Double) throws {
        let place = try Coordinate<WGS84>(latitude: 90, longitude: 17)
        #expect(place.destination(bearing: bearing, distance: 0) == place)
    }

    @Test("Full turns of the bearing do not matter.", arguments: [-720.0, 360, 36000])
    func turns(offset: Double) throws {
        let place = try Coordinate<WGS84>(latitude: 30, longitude: 120)
        #expect(
            place.destination(bearing: 33 + offset, distance: 5000) == place.destination(bearing: 33, distance: 5000)
        )
    }

    @Test("From a pole every way leads towards the equator.", arguments: [90.0, -90])
    func fromThePole(latitude: Double) throws {
        let pole = try Coordinate<WGS84>(latitude: latitude, longitude: 0)
        let place = pole.destination(bearing: 90, distance: 1000)
        #expect(abs(pole.distance(to: place) - 1000) < 1e-6)
        #expect(abs(place.longitude - 90) < 1e-9)
    }

    @Test("A million kilometres stay on Earth.", arguments: [1e9, -1e9, 1e12])
    func far(distance: Double) throws {
        let place = try Coordinate<WGS84>(latitude: 30, longitude: 120).destination(bearing: 77, distance: distance)
        #expect(throws: Never.self) { try Coordinate<WGS84>(latitude: place.latitude, longitude: place.longitude) }
    }
}
