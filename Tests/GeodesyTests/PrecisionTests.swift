// SPDX-License-Identifier: Apache-2.0

import Geodesy
import Testing

@Suite("The fast inverse")
struct PrecisionTests {
    @Test("It is within a tenth of a millimetre, beside 105 degrees east as well.", arguments: 1...3)
    func fast(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var worst = 0.0
        for index in 0..<20_000 {
            let east =
                index % 2 == 0
                ? Double.random(in: 72.02...137.8, using: &random)
                : 105 + .random(in: -0.01...0.01, using: &random) * .random(in: 0...1, using: &random)
            let place = try Coordinate<WGS84>(latitude: .random(in: 0.85...55.8, using: &random), longitude: east)
            let back = place.converted(to: GCJ02.self).converted(to: WGS84.self, precision: .fast)
            worst = max(worst, place.distance(to: back))
        }
        #expect(worst < 1e-4)
        #expect(worst > 0)
    }
}
