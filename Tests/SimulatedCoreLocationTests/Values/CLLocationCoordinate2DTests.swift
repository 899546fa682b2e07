// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import Testing

@Suite("CLLocationCoordinate2D")
struct CLLocationCoordinate2DTests {
    @Test(
        "Corners and middle of the earth are valid.",
        arguments: [(0, 0), (90, 180), (-90, -180)] as [(Double, Double)]
    )
    func valid(_ latitude: Double, _ longitude: Double) {
        #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(latitude, longitude)))
    }

    @Test(
        "Degrees out of range, and what is no number, are not valid.",
        arguments: [(90.1, 0), (0, 180.1), (-90.1, 0), (0, -180.1), (.nan, 0), (0, .nan), (.infinity, 0)]
            as [(Double, Double)]
    )
    func invalid(_ latitude: Double, _ longitude: Double) {
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: latitude, longitude: longitude)))
    }

    @Test("The invalid coordinate is not valid.")
    func invalidConstant() {
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }

    @Test("The empty initialiser gives zero and zero, which is a valid place.")
    func zero() {
        #expect(CLLocationCoordinate2D().latitude == 0)
        #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D()))
    }
}
