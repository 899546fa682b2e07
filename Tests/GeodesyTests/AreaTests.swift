// SPDX-License-Identifier: Apache-2.0

import Geodesy
import Testing

@Suite("Areas")
struct AreaTests {
    private func place(_ latitude: Double, _ longitude: Double) throws -> Coordinate<WGS84> {
        try Coordinate(latitude: latitude, longitude: longitude)
    }

    @Test(
        "A circle holds what is within its radius, also over a pole and the antimeridian.",
        arguments: [(0.0, 0.0), (89.9, 10), (-89.99, 100), (10, 179.99), (39.9, 116.4)],
        [1.0, 100, 50_000, 3e6]
    )
    func circle(center: (Double, Double), radius: Double) throws {
        let center = try place(center.0, center.1)
        let circle = try CircleArea(center: center, radius: radius)
        for bearing in stride(from: 0.0, to: 360, by: 30) {
            #expect(circle.contains(center.destination(bearing: bearing, distance: radius * 0.999_999)))
            #expect(!circle.contains(center.destination(bearing: bearing, distance: radius * 1.000_001)))
        }
        #expect(circle.contains(center))
    }

    @Test("A circle as large as the Earth holds everything; one of no size its centre.")
    func extremeCircles() throws {
        let everything = try CircleArea(center: place(20, 30), radius: 2.1e7)
        #expect(everything.contains(try place(-20, -150)))
        #expect(try CircleArea(center: place(20, 30), radius: 0).contains(place(20, 30)))
        #expect(throws: CoordinateError.self) { try CircleArea(center: place(0, 0), radius: -1) }
        #expect(throws: CoordinateError.self) { try CircleArea(center: place(0, 0), radius: .nan) }
    }

    @Test("A polygon holds its inside, and the notch of a concave one is outside.")
    func polygon() throws {
        let corners = [(0.0, 0.0), (10, 0), (10, 10), (5, 5), (0, 10)]
        let polygon = try PolygonArea(corners: corners.map { try place($0.0, $0.1) })
        #expect(polygon.contains(try place(2, 2)))
        #expect(polygon.contains(try place(8, 2)))
        #expect(!polygon.contains(try place(5, 8)))
        #expect(!polygon.contains(try place(11, 2)))
        #expect(!polygon.contains(try place(2, -179)))
    }

    @Test("A polygon may cross the antimeridian, and its ring may be closed.", arguments: [false, true])
    func antimeridian(isClosed: Bool) throws {
        var corners = [(-10.0, 170.0), (10, 170), (10, -170), (-10, -170)]
        if isClosed { corners.append(corners[0]) }
        let polygon = try PolygonArea(corners: corners.map { try place($0.0, $0.1) })
        for longitude in [171.0, 180, -180, -171] { #expect(polygon.contains(try place(0, longitude))) }
        for longitude in [169.0, -169, 0] { #expect(!polygon.contains(try place(0, longitude))) }
    }

    @Test("A ring round the Earth holds the pole it goes round.", arguments: [1.0, -1])
    func pole(side: Double) throws {
        let corners = try [0.0, 90, 180, -90].map { try place(60 * side, $0) }
        let polygon = try PolygonArea(corners: corners)
        #expect(polygon.contains(try place(90 * side, 0)))
        #expect(polygon.contains(try place(75 * side, 45)))
        #expect(!polygon.contains(try place(50 * side, 45)))
        #expect(!polygon.contains(try place(-90 * side, 45)))
    }

    @Test("Two corners are no polygon.")
    func tooFew() throws {
        let corners = try [place(0, 0), place(1, 1), place(0, 0)]
        let error = #expect(throws: CoordinateError.self) { try PolygonArea(corners: corners) }
        #expect(error?.code == .corners)
    }
}
