// SPDX-License-Identifier: Apache-2.0

import Geodesy
import Testing

@Suite("Numbers that no path has")
struct TrapTests {
    @Test("A bearing that is no number stops the program, and the message says what it must be.")
    func bearing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = try Coordinate<WGS84>(latitude: 0, longitude: 0).destination(bearing: .nan, distance: 1)
        }
        #expect(message(result).contains("the bearing must be finite"))
    }

    @Test("So does a distance beyond all maps.", arguments: ["1e13", "-1e13", "inf", "nan"])
    func distance(text: String) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [text] in
            let metres = Double(text) ?? 0
            _ = try Coordinate<WGS84>(latitude: 0, longitude: 0).destination(bearing: 0, distance: metres)
        }
        #expect(message(result).contains("the distance must lie in -1e12...1e12 metres"))
    }

    @Test("So does a share of a path that lies as far away.")
    func fraction() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let place = try Coordinate<WGS84>(latitude: 0, longitude: 0)
            _ = place.point(at: 1e12, to: try Coordinate<WGS84>(latitude: 10, longitude: 0))
        }
        #expect(message(result).contains("the place must lie within 1e12 metres"))
    }

    private func message(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
}
