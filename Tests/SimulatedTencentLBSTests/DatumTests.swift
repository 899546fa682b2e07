// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedCoreLocation
import SimulatedDevice
import SimulatedTencentLBS
import Testing

@Suite("The datum of Tencent's locations")
struct DatumTests {
    func location(
        at place: Coordinate<WGS84>,
        _ type: TencentLBSLocationCoordinateType
    ) throws -> TencentLBSLocation {
        let device = try phone()
        device.sensing.move(to: place)
        let manager = device.manager()
        manager.coordinateType = type
        manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
        let answers = Answers(device)
        manager.ask(answers)
        device.seconds(60)
        return try #require(answers.locations.first)
    }

    func metres(_ location: TencentLBSLocation, from place: Coordinate<WGS84>) throws -> Double {
        let seen = location.location.coordinate
        return try Coordinate<WGS84>(latitude: seen.latitude, longitude: seen.longitude).distance(to: place)
    }

    @Test(
        "Shifted on the mainland and in Hong Kong, true elsewhere, whatever is wanted.",
        arguments: [
            (Coordinate<WGS84>.beijing, TencentLBSLocationCoordinateType.GCJ02, 0, true),
            (.beijing, .WGS84, 0, false), (.hongKong, .GCJ02, 0, true), (.hongKong, .WGS84, 0, false),
            (.tokyo, .GCJ02, 1, false), (.taipei, .GCJ02, 1, false),
        ]
    )
    func shifts(
        place: Coordinate<WGS84>,
        type: TencentLBSLocationCoordinateType,
        areaStat: Int,
        isShifted: Bool
    ) throws {
        let location = try location(at: place, type)
        let distance = try metres(location, from: place)
        #expect(location.areaStat == areaStat)
        #expect((distance > 300) == isShifted)
        #expect((distance < 200) == !isShifted)
    }

    @Test("The shift is that of the published formula, and keeps everything else.")
    func formula() throws {
        let true_ = try location(at: .beijing, .WGS84)
        let shifted = try location(at: .beijing, .GCJ02)
        let place = true_.location.coordinate
        let expected = try Coordinate<WGS84>(latitude: place.latitude, longitude: place.longitude)
            .converted(to: GCJ02.self)
        #expect(shifted.location.coordinate.latitude == expected.latitude)
        #expect(shifted.location.coordinate.longitude == expected.longitude)
        #expect(shifted.location.horizontalAccuracy == true_.location.horizontalAccuracy)
        #expect(shifted.location.timestamp == true_.location.timestamp)
        #expect(shifted.location.datum == .gcj02)
        #expect(true_.location.datum == .wgs84)
    }

    @Test("The coordinateType counts from the next start.")
    func session() throws {
        let device = try phone()
        let manager = device.manager()
        let recorder = Recorder(device)
        manager.delegate = recorder
        manager.startUpdatingLocation()
        device.seconds(2)
        manager.coordinateType = .WGS84
        device.seconds(2)
        manager.stopUpdatingLocation()
        manager.startUpdatingLocation()
        device.seconds(2)
        let datums = Set(recorder.locations.prefix(4).map(\.location.datum))
        #expect(datums == [.gcj02])
        #expect(recorder.locations.last?.location.datum == .wgs84)
        #expect(device.cited.contains("TENCENT-DATUM-SESSION"))
    }
}
