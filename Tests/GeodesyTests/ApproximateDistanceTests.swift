// SPDX-License-Identifier: Apache-2.0

import Geodesy
import Testing

@Suite("The quick distance")
struct ApproximateDistanceTests {
    @Test(
        "It keeps to its bounds.",
        arguments: [(1.0, 2e-6), (1e3, 2e-6), (1e6, 2e-6), (1.1e7, 2e-6), (1.8e7, 1.5e-5), (1.99e7, 2e-3)]
    )
    func bound(length: Double, bound: Double) throws {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<3_000 {
            let start = try Coordinate<WGS84>(
                latitude: .random(in: -90...90, using: &random),
                longitude: .random(in: -180...180, using: &random)
            )
            let distance = length * .random(in: 0.5...1, using: &random)
            let end = start.destination(bearing: .random(in: 0...360, using: &random), distance: distance)
            let exact = start.distance(to: end)
            #expect(abs(start.approximateDistance(to: end) - exact) <= exact * bound + 1e-8)
        }
    }

    @Test("Of a place to itself, to the opposite one and across the antimeridian it is a length.")
    func special() throws {
        let place = try Coordinate<WGS84>(latitude: 30, longitude: 179.999)
        #expect(place.approximateDistance(to: place) == 0)
        let near = try Coordinate<WGS84>(latitude: 30, longitude: -179.999)
        #expect(abs(place.approximateDistance(to: near) - place.distance(to: near)) < 1e-3)
        let opposite = try Coordinate<WGS84>(latitude: -30, longitude: -0.001)
        let length = place.approximateDistance(to: opposite)
        #expect(abs(length - place.distance(to: opposite)) < 45_000)
    }
}
