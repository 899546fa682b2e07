// SPDX-License-Identifier: Apache-2.0

import Geodesy
import Testing

@Suite("Conversion against a 50-digit evaluation of the formula")
struct ConversionVectorTests {
    static let vectors = Vector.lines(of: "coords").filter { !$0.values[0].isNaN }

    @Test("The table is complete.")
    func tableIsComplete() {
        #expect(Self.vectors.count == 59)
    }

    @Test("WGS-84 turns into GCJ-02 to 1e-9 degree.", arguments: vectors)
    func wgs84ToGCJ02(_ vector: Vector) throws {
        expectSame(try vector.wgs84.converted(to: GCJ02.self), vector.values[2], vector.values[3])
    }

    @Test("GCJ-02 turns into BD-09 to 1e-9 degree.", arguments: vectors)
    func gcj02ToBD09(_ vector: Vector) throws {
        expectSame(try vector.gcj02.converted(to: BD09.self), vector.values[4], vector.values[5])
    }

    @Test("WGS-84 turns into BD-09 to 1e-9 degree.", arguments: vectors)
    func wgs84ToBD09(_ vector: Vector) throws {
        expectSame(try vector.wgs84.converted(to: BD09.self), vector.values[4], vector.values[5])
    }

    @Test(
        "GCJ-02 turns back into WGS-84 to 1e-9 degree.",
        arguments: vectors.filter { !$0.hasTwoOrigins }
    )
    func gcj02ToWGS84(_ vector: Vector) throws {
        expectSame(try vector.gcj02.converted(to: WGS84.self), vector.values[0], vector.values[1])
    }

    @Test(
        "BD-09 turns back into GCJ-02 to 1e-9 degree.",
        arguments: vectors.filter { abs($0.values[4]) < 90 }
    )
    func bd09ToGCJ02(_ vector: Vector) throws {
        let longitude = vector.values[5]
        let bd09 = try Coordinate<BD09>(
            latitude: vector.values[4],
            longitude: longitude > 180 ? longitude - 360 : longitude
        )
        expectSame(bd09.converted(to: GCJ02.self), vector.values[2], vector.values[3])
    }

    /// Compares longitudes on the circle and, past the pole, the place instead of the numbers.
    private func expectSame<D: Datum>(
        _ found: Coordinate<D>,
        _ latitude: Double,
        _ longitude: Double,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let isOverPole = abs(latitude) > 90
        let expectedLatitude = isOverPole ? 180 - latitude : latitude
        let expectedLongitude = isOverPole ? longitude - 180 : longitude
        #expect(abs(found.latitude - expectedLatitude) < 1e-9, sourceLocation: sourceLocation)
        let turns = (found.longitude - expectedLongitude) / 360
        #expect(abs(turns - turns.rounded()) * 360 < 1e-9, sourceLocation: sourceLocation)
    }
}

extension Vector {
    fileprivate var wgs84: Coordinate<WGS84> {
        get throws { try Coordinate(latitude: values[0], longitude: values[1]) }
    }

    fileprivate var gcj02: Coordinate<GCJ02> {
        get throws { try Coordinate(latitude: values[2], longitude: values[3]) }
    }

    /// Just outside the east and north edge the documented answer is the other origin, inside the box.
    fileprivate var hasTwoOrigins: Bool {
        name == "box-edge/east-outside" || name == "box-edge/north-outside"
    }
}
