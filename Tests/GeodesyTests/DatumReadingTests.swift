// SPDX-License-Identifier: Apache-2.0

import Geodesy
import Testing

@Suite("Numbers whose datum nobody wrote down")
struct DatumReadingTests {
    private static let place = (latitude: 39.9087, longitude: 116.3975)

    /// The numbers that a way of mistaking makes of a true position.
    private func numbers(_ meaning: DatumReading.Meaning) throws -> (Double, Double) {
        let true84 = try Coordinate<WGS84>(latitude: Self.place.latitude, longitude: Self.place.longitude)
        let once = true84.converted(to: GCJ02.self)
        switch meaning {
        case .wgs84: return Self.place
        case .gcj02: return (once.latitude, once.longitude)
        case .bd09:
            let baidu = true84.converted(to: BD09.self)
            return (baidu.latitude, baidu.longitude)
        case .gcj02Twice:
            let twice = try Coordinate<WGS84>(latitude: once.latitude, longitude: once.longitude)
                .converted(to: GCJ02.self)
            return (twice.latitude, twice.longitude)
        case .wgs84ShiftedBack:
            let back = try Coordinate<GCJ02>(latitude: Self.place.latitude, longitude: Self.place.longitude)
                .converted(to: WGS84.self)
            return (back.latitude, back.longitude)
        }
    }

    @Test(
        "A known place tells what they are, also after one conversion too many.",
        arguments: DatumReading.Meaning.allCases
    )
    func recognised(meaning: DatumReading.Meaning) throws {
        let known = try Coordinate<WGS84>(latitude: Self.place.latitude, longitude: Self.place.longitude)
            .destination(bearing: 40, distance: 30)
        let numbers = try numbers(meaning)
        let readings = try DatumReading.all(ofLatitude: numbers.0, longitude: numbers.1, near: known)
        #expect(readings.count == DatumReading.Meaning.allCases.count)
        #expect(readings[0].meaning == meaning)
        #expect(abs(readings[0].distance - 30) < 0.01)
        #expect(readings[1].distance > 100)
    }

    @Test("Abroad the readings of WGS-84 and GCJ-02 are one place.")
    func abroad() throws {
        let london = try Coordinate<WGS84>(latitude: 51.5, longitude: -0.12)
        let readings = try DatumReading.all(ofLatitude: 51.5, longitude: -0.12, near: london)
        #expect(readings[0].meaning == .wgs84 && readings[0].distance < 1e-6)
        #expect(readings[1].meaning == .gcj02 && readings[1].distance < 1e-6)
    }

    @Test("Numbers out of range are an error.")
    func outOfRange() throws {
        let tokyo = try Coordinate<WGS84>(latitude: 35.681236, longitude: 139.767125)
        #expect(throws: CoordinateError.self) { try DatumReading.all(ofLatitude: .nan, longitude: 0, near: tokyo) }
        #expect(throws: CoordinateError.self) { try DatumReading.all(ofLatitude: 0, longitude: 181, near: tokyo) }
    }
}
