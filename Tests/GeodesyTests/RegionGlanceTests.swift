// SPDX-License-Identifier: Apache-2.0

import Geodesy
import Testing

@Suite("What is known of a region at a glance")
struct RegionGlanceTests {
    @Test("Where a glance answers, every place within the margin agrees, and far from the border it does answer.")
    func agrees() throws {
        var generator = SeededGenerator(seed: 4)
        let region = ChinaRegion.mainlandHongKongAndMacau
        var answers = 0
        for _ in 0..<20_000 {
            let latitude = Double.random(in: 17...54, using: &generator)
            let longitude = Double.random(in: 73...136, using: &generator)
            let place = try Coordinate<WGS84>(latitude: latitude, longitude: longitude)
            guard let isInside = region.containsAll(within: 0.02, of: place) else { continue }
            answers += 1
            for (north, east) in [(0.0, 0.0), (0.02, 0.02), (0.02, -0.02), (-0.02, 0.02), (-0.02, -0.02)] {
                let neighbour = try Coordinate<WGS84>(latitude: latitude + north, longitude: longitude + east)
                #expect(region.contains(neighbour) == isInside)
            }
        }
        #expect(answers > 16_000)
        #expect(
            ChinaRegion.customaryBox.containsAll(within: 0.02, of: try Coordinate<WGS84>(latitude: 30, longitude: 110))
                == nil
        )
    }
}
