// SPDX-License-Identifier: Apache-2.0

import Geodesy
import Testing

@Suite("There and back again")
struct RoundTripTests {
    @Test("Every place of the customary box returns from GCJ-02 within a micrometre.", arguments: 1...4)
    func box(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var worst = 0.0
        for _ in 0..<20_000 {
            let place = try Coordinate<WGS84>(
                latitude: .random(in: 0.8293...55.8271, using: &random),
                longitude: .random(in: 72.004...137.8347, using: &random)
            )
            worst = max(worst, place.distance(to: place.converted(to: GCJ02.self).converted(to: WGS84.self)))
        }
        #expect(worst < 1e-6)
    }

    @Test(
        "So does the band around 105 degrees east, where the formula is steep.",
        arguments: [0, 1e-14, 1e-12, 1e-10, 1e-8, 1e-6, 1e-4, 1e-2]
    )
    func band(offset: Double) throws {
        var worst = 0.0
        for step in 0..<300 {
            let latitude = 1 + 54 * Double(step) / 300
            for longitude in [105 - offset, 105 + offset, 105 - 0.005 - offset] {
                let place = try Coordinate<WGS84>(latitude: latitude, longitude: longitude)
                worst = max(worst, place.distance(to: place.converted(to: GCJ02.self).converted(to: WGS84.self)))
            }
        }
        #expect(worst < 1e-6)
    }

    @Test("GCJ-02 places whose origin lies just beside 105 degrees east are reached again.")
    func bandBackwards() throws {
        var random = SeededGenerator(seed: 105)
        var worst = 0.0
        for _ in 0..<3_000 {
            let place = try Coordinate<GCJ02>(
                latitude: .random(in: 2...54, using: &random),
                longitude: .random(in: 104.99...105.02, using: &random)
            )
            worst = max(worst, place.distance(to: place.converted(to: WGS84.self).converted(to: GCJ02.self)))
        }
        #expect(worst < 1e-6)
    }

    @Test("Every place but those next to the seam returns from BD-09 within a micrometre.")
    func baidu() throws {
        var random = SeededGenerator(seed: 9)
        var worst = 0.0
        for _ in 0..<20_000 {
            let place = try Coordinate<GCJ02>(
                latitude: .random(in: -89.99...89.99, using: &random),
                longitude: .random(in: -179.99...180, using: &random)
            )
            worst = max(worst, place.distance(to: place.converted(to: BD09.self).converted(to: GCJ02.self)))
        }
        #expect(worst < 1e-6)
    }

    @Test("WGS-84 returns from BD-09 within two micrometres.")
    func twoShifts() throws {
        var random = SeededGenerator(seed: 84)
        var worst = 0.0
        for _ in 0..<10_000 {
            let place = try Coordinate<WGS84>(
                latitude: .random(in: 18...54, using: &random),
                longitude: .random(in: 73...135, using: &random)
            )
            worst = max(worst, place.distance(to: place.converted(to: BD09.self).converted(to: WGS84.self)))
        }
        #expect(worst < 2e-6)
    }
}
