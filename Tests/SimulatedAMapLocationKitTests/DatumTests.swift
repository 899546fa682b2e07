// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedAMapFoundationKit
import SimulatedAMapLocationKit
import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("AMap's datum")
struct DatumTests {
    struct Town: Sendable, CustomTestStringConvertible {
        let name: String
        let latitude: Double
        let longitude: Double
        let datum: DatumIdentifier
        var testDescription: String { name }
    }

    static let towns = [
        Town(name: "Hangzhou", latitude: 30.2460, longitude: 120.1551, datum: .gcj02),
        Town(name: "Hong Kong", latitude: 22.3193, longitude: 114.1694, datum: .gcj02),
        Town(name: "Macau", latitude: 22.1987, longitude: 113.5439, datum: .gcj02),
        Town(name: "Dandong", latitude: 40.1244, longitude: 124.3945, datum: .gcj02),
        Town(name: "Taipei", latitude: 25.0330, longitude: 121.5654, datum: .wgs84),
        Town(name: "Seoul", latitude: 37.5665, longitude: 126.9780, datum: .wgs84),
        Town(name: "Hanoi", latitude: 21.0278, longitude: 105.8342, datum: .wgs84),
        Town(name: "Ulaanbaatar", latitude: 47.8864, longitude: 106.9057, datum: .wgs84),
        Town(name: "Tokyo", latitude: 35.6762, longitude: 139.6503, datum: .wgs84),
        Town(name: "Sinuiju", latitude: 40.1006, longitude: 124.3981, datum: .wgs84),
    ]

    private func fixes(in town: Town, switches: [String: String] = [:]) throws -> (CLLocation, CLLocation) {
        let phone = try AMapPhone(grant: .whenInUse, delegate: FullDelegate(), switches: switches) {
            $0.place = try Coordinate(latitude: town.latitude, longitude: town.longitude)
        }
        phone.request()
        phone.device.advance(by: .seconds(20))
        phone.manager.startUpdatingLocation()
        phone.device.advance(by: .seconds(2))
        return (try #require(phone.locations.first), try #require(phone.delegate.record.updates.last?.location))
    }

    @Test("In China both kinds of location are in GCJ-02, abroad in WGS-84", arguments: towns)
    func datum(_ town: Town) throws {
        let place = try Coordinate<WGS84>(latitude: town.latitude, longitude: town.longitude)
        let (once, continuous) = try fixes(in: town)
        for fix in [once, continuous] {
            #expect(fix.datum == town.datum)
            let distance = try Coordinate<WGS84>(
                latitude: fix.coordinate.latitude,
                longitude: fix.coordinate.longitude
            ).distance(to: place)
            #expect(town.datum == .gcj02 ? (100...1_000).contains(distance) : distance < 1e-6)
        }
    }

    @Test("Abroad the switch shifts, too", arguments: towns.filter { $0.datum == .wgs84 && $0.name != "Tokyo" })
    func shiftsAbroad(_ town: Town) throws {
        let (once, _) = try fixes(in: town, switches: ["amapDatumAbroad": "gcj02"])
        #expect(once.datum == .gcj02 && once.coordinate.latitude != town.latitude)
    }

    @Test("Everything but the numbers stays as CoreLocation measured it")
    func keepsTheRest() throws {
        let (_, fix) = try fixes(in: Self.towns[0])
        #expect(fix.horizontalAccuracy == 65 || fix.horizontalAccuracy == 10)
        #expect(fix.timestamp == Date(timeIntervalSince1970: 1_767_225_600 + 22))
        #expect(fix.speed == 0)
    }

    @Test("AMap's own test of data tells where the locations are shifted", arguments: towns)
    func dataAvailable(_ town: Town) throws {
        let (fix, _) = try fixes(in: town)
        #expect(AMapDataAvailableForCoordinate(fix.coordinate) == (town.datum == .gcj02))
        #expect(AMapLocationDataAvailableForCoordinate(fix.coordinate) == (town.datum == .gcj02))
    }

    @Test("Conversion turns GPS and Baidu numbers into GCJ-02 and leaves others alone")
    func converts() throws {
        let gps = CLLocationCoordinate2D(latitude: 30.2460, longitude: 120.1551)
        let (fix, _) = try fixes(in: Self.towns[0])
        let own = AMapCoordinateConvert(gps, .GPS)
        #expect(own.latitude == fix.coordinate.latitude && own.longitude == fix.coordinate.longitude)
        let bd09 = try Coordinate<WGS84>(latitude: 30.2460, longitude: 120.1551).converted(to: BD09.self)
        let baidu = AMapLocationCoordinateConvert(
            CLLocationCoordinate2D(latitude: bd09.latitude, longitude: bd09.longitude),
            .baidu
        )
        #expect(abs(baidu.latitude - own.latitude) < 1e-9 && abs(baidu.longitude - own.longitude) < 1e-9)
        for type in [AMapCoordinateType.aMap, .mapBar, .mapABC, .soSoMap, .aliYun, .google] {
            #expect(AMapCoordinateConvert(gps, type).latitude == gps.latitude)
        }
        #expect(AMapCoordinateConvert(CLLocationCoordinate2D(latitude: 91, longitude: 0), .GPS).latitude == 91)
        #expect(!AMapDataAvailableForCoordinate(CLLocationCoordinate2D(latitude: .nan, longitude: 0)))
    }
}
