// SPDX-License-Identifier: Apache-2.0

import Geodesy
import Testing

@Suite("Coordinates")
struct CoordinateTests {
    @Test(
        "A bad latitude is an error that names it.",
        arguments: [Double.nan, .infinity, -.infinity, 90.000001, -91]
    )
    func badLatitude(latitude: Double) throws {
        let error = #expect(throws: CoordinateError.self) {
            try Coordinate<WGS84>(latitude: latitude, longitude: 0)
        }
        #expect(error?.code == .latitude)
        #expect(error?.message == "latitude \(latitude) is not between -90 and 90 degrees")
    }

    @Test(
        "A bad longitude is an error that names it.",
        arguments: [Double.nan, .infinity, -.infinity, 180.000001, -200]
    )
    func badLongitude(longitude: Double) throws {
        let error = #expect(throws: CoordinateError.self) {
            try Coordinate<BD09>(latitude: 0, longitude: longitude)
        }
        #expect(error?.code == .longitude)
        #expect(error?.message == "longitude \(longitude) is not between -180 and 180 degrees")
    }

    @Test("The limits are coordinates, kept as given.", arguments: [(90.0, 180.0), (-90.0, -180.0)])
    func limits(latitude: Double, longitude: Double) throws {
        let place = try Coordinate<WGS84>(latitude: latitude, longitude: longitude)
        #expect(place.latitude == latitude && place.longitude == longitude)
        #expect(place.converted(to: WGS84.self) == place)
    }

    @Test("A coordinate describes itself with its datum.")
    func description() throws {
        #expect(try Coordinate<GCJ02>(latitude: 30.24, longitude: 120.16).description == "GCJ02(30.24, 120.16)")
        #expect(
            try AnyCoordinate(latitude: 30.24, longitude: -120.16, datum: .bd09).description == "BD09(30.24, -120.16)"
        )
    }

    @Test("A coordinate of unknown datum keeps its numbers and its datum.", arguments: DatumIdentifier.allCases)
    func anyCoordinate(datum: DatumIdentifier) throws {
        let place = try AnyCoordinate(latitude: 30, longitude: 120, datum: datum)
        #expect(place.datum == datum)
        #expect(place.latitude == 30 && place.longitude == 120)
        #expect(place.converted(to: datum) == place)
        #expect(throws: CoordinateError.self) { try AnyCoordinate(latitude: 91, longitude: 0, datum: datum) }
    }

    @Test(
        "It converts as the typed coordinate does.",
        arguments: DatumIdentifier.allCases,
        DatumIdentifier.allCases
    )
    func anyConversion(from: DatumIdentifier, to: DatumIdentifier) throws {
        let place = try AnyCoordinate(latitude: 30, longitude: 120, datum: from)
        let converted = place.converted(to: to)
        #expect(converted.datum == to)
        #expect(converted.wgs84.distance(to: place.wgs84) < 2e-6)
        #expect(place.converted(to: to, in: .none).datum == to)
    }

    @Test("Datums are spelt as in files.")
    func spelling() {
        #expect(DatumIdentifier.allCases.map(\.rawValue) == ["WGS84", "GCJ02", "BD09"])
    }
}
