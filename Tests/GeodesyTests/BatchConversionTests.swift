// SPDX-License-Identifier: Apache-2.0

import Geodesy
import Testing

@Suite("Many places at once")
struct BatchConversionTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let source, target: DatumIdentifier
        let region: ChinaRegion
        let name: String
        var testDescription: String { "\(source) to \(target), \(name)" }
    }

    static let cases: [Case] = DatumIdentifier.allCases.flatMap { source in
        DatumIdentifier.allCases.flatMap { target in
            [(ChinaRegion.customaryBox, "box"), (.mainland, "mainland"), (.none, "nowhere")].map {
                Case(source: source, target: target, region: $0.0, name: $0.1)
            }
        }
    }

    /// Places all over the Earth, many of them at the edges of everything.
    private func places(_ count: Int, seed: UInt64) -> (latitudes: [Double], longitudes: [Double]) {
        var random = SeededGenerator(seed: seed)
        var latitudes: [Double] = []
        var longitudes: [Double] = []
        for index in 0..<count {
            switch index % 4 {
            case 0:
                latitudes.append(.random(in: -90...90, using: &random))
                longitudes.append(.random(in: -180...180, using: &random))
            case 1:
                latitudes.append(.random(in: 18...54, using: &random))
                longitudes.append(105 + .random(in: -0.03...0.03, using: &random))
            case 2:
                latitudes.append([0.8293, 55.8271, 90, -90, 0].randomElement(using: &random) ?? 0)
                longitudes.append([72.004, 72.005, 137.8347, 180, -180, 0].randomElement(using: &random) ?? 0)
            default:
                latitudes.append(.random(in: 18...54, using: &random))
                longitudes.append(.random(in: 73...135, using: &random))
            }
        }
        return (latitudes, longitudes)
    }

    @Test("The numbers are those of one place at a time, to 1e-8 m.", arguments: cases, ConversionPrecision.allCases)
    func sameAsOne(_ conversion: Case, precision: ConversionPrecision) throws {
        let places = places(403, seed: 8)
        var (latitudes, longitudes) = places
        let converter = DatumConverter(
            from: conversion.source,
            to: conversion.target,
            in: conversion.region,
            precision: precision
        )
        try converter.convert(latitudes: &latitudes, longitudes: &longitudes)
        for index in latitudes.indices {
            let one = try AnyCoordinate(
                latitude: places.latitudes[index],
                longitude: places.longitudes[index],
                datum: conversion.source
            )
            let expected = one.converted(to: conversion.target, in: conversion.region, precision: precision)
            #expect(abs(latitudes[index] - expected.latitude) < 1e-13)
            #expect(abs(longitudes[index] - expected.longitude) < 1e-13)
        }
    }

    @Test("Any number of places is converted, none left over.", arguments: 0...17)
    func everyLength(count: Int) throws {
        let places = try (0..<count).map { try Coordinate<WGS84>(latitude: 30 + Double($0), longitude: 110) }
        let shifted: [Coordinate<GCJ02>] = DatumConverter.converted(places)
        #expect(shifted.count == count)
        for (place, shifted) in zip(places, shifted) {
            #expect(abs(place.converted(to: GCJ02.self).latitude - shifted.latitude) < 1e-13)
            #expect(place.latitude != shifted.latitude)
        }
    }

    @Test("Typed places come back from GCJ-02 within the promise.", arguments: ConversionPrecision.allCases)
    func roundTrip(precision: ConversionPrecision) throws {
        let numbers = places(4_000, seed: 3)
        let places = try zip(numbers.latitudes, numbers.longitudes).map {
            try Coordinate<WGS84>(latitude: $0, longitude: $1)
        }
        let shifted: [Coordinate<GCJ02>] = DatumConverter.converted(places)
        let back: [Coordinate<WGS84>] = DatumConverter.converted(shifted, precision: precision)
        let worst =
            zip(places, back).filter { ChinaRegion.customaryBox.contains($0.0) }
            .map { $0.distance(to: $1) }.max() ?? 1
        #expect(worst < (precision == .exact ? 1e-6 : 1e-4))
    }

    @Test(
        "A number that is no place is an error that names it, and nothing is changed.",
        arguments: [Double.nan, .infinity, 90.5],
        [0, 7, 8, 19]
    )
    func badNumber(number: Double, index: Int) {
        var latitudes = [Double](repeating: 30, count: 20)
        var longitudes = [Double](repeating: 110, count: 20)
        latitudes[index] = number
        let before = latitudes.map(\.bitPattern)
        let converter = DatumConverter(from: .wgs84, to: .gcj02)
        let error = #expect(throws: CoordinateError.self) {
            try converter.convert(latitudes: &latitudes, longitudes: &longitudes)
        }
        #expect(error?.code == .latitude)
        #expect(error?.message.hasPrefix("place \(index): latitude") == true)
        #expect(latitudes.map(\.bitPattern) == before)
    }

    @Test("Latitudes without longitudes are an error.")
    func unequal() {
        var latitudes = [30.0, 31]
        var longitudes = [110.0]
        let converter = DatumConverter(from: .wgs84, to: .gcj02)
        let error = #expect(throws: CoordinateError.self) {
            try converter.convert(latitudes: &latitudes, longitudes: &longitudes)
        }
        #expect(error?.code == .longitude)
    }
}
