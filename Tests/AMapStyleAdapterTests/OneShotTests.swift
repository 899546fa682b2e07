// SPDX-License-Identifier: Apache-2.0

import Geodesy
import GeoProvider
import SimulatedAMapFoundationKit
import SimulatedDevice
import Testing

@Suite("One-shots of the AMap provider")
struct OneShotTests {
    private let quick = LocationRequest(desiredAccuracy: .hundredMeters)

    @Test("The SDK's own accuracy is Best, and lasts the whole time-out")
    func best() throws {
        let phone = try Phone(grant: .whenInUse)
        phone.request(LocationRequest(timeout: 7))
        phone.wait(60)
        #expect(phone.completions == ["7 a ok"])
    }

    @Test("In China a fix says that it is in GCJ-02, and is", arguments: [(30.2460, 120.1551), (22.3193, 114.1694)])
    func gcj02(_ latitude: Double, _ longitude: Double) throws {
        let place = try Coordinate<WGS84>(latitude: latitude, longitude: longitude)
        let phone = try Phone(grant: .whenInUse) { $0.place = place }
        phone.request(quick)
        phone.wait(5)
        let location = try #require(phone.locations.first)
        #expect(location.coordinate.datum == .gcj02)
        #expect(location.coordinate.wgs84.distance(to: place) < 1e-3)
    }

    @Test(
        "Abroad a fix says that it is in WGS-84, and is",
        arguments: [(37.5665, 126.9780), (21.0278, 105.8342), (25.0330, 121.5654)]
    )
    func wgs84(_ latitude: Double, _ longitude: Double) throws {
        let place = try Coordinate<WGS84>(latitude: latitude, longitude: longitude)
        let phone = try Phone(grant: .whenInUse) { $0.place = place }
        phone.request(quick)
        phone.wait(5)
        #expect(phone.locations.first?.coordinate == .wgs84(place))
    }

    @Test("The address comes with the location")
    func address() throws {
        let phone = try Phone(grant: .whenInUse)
        phone.request(LocationRequest(desiredAccuracy: .hundredMeters, wantsAddress: true))
        phone.wait(5)
        #expect(phone.locations.first?.address?.city == "杭州市")
        #expect(phone.locations.first?.address?.district == nil)
        #expect(phone.locations.first?.addressError == nil)
    }

    @Test("A failed address leaves a success, with AMap's number inside")
    func addressFails() throws {
        let phone = try Phone(grant: .whenInUse)
        phone.device.network.isOnline = false
        phone.request(LocationRequest(desiredAccuracy: .hundredMeters, wantsAddress: true))
        phone.wait(5)
        #expect(phone.completions == ["1 a ok"])
        let error = try #require(phone.locations.first?.addressError)
        #expect(error.code == .addressFailed && error.vendorCode == 8)
        #expect(error.vendorDomain == "AMapLocationErrorDomain")
    }

    @Test("A refused key says so: at the address, or for everything")
    func refusedKey() throws {
        let wanted = LocationRequest(desiredAccuracy: .hundredMeters, wantsAddress: true)
        for (value, words) in [("address", ["1.2 a ok"]), ("location", ["0 a keyRefused"])] {
            let phone = try Phone(grant: .whenInUse, switches: ["amapRefusedKeyFails": value])
            phone.device.asCurrent { AMapServices.shared().apiKey = nil }
            phone.request(wanted)
            phone.wait(20)
            #expect(phone.completions == words)
            #expect(phone.locations.first?.addressError?.message.contains("INVALID_USER_KEY") ?? true)
        }
    }

    @Test("Without signal it ends with what AMap says", arguments: [("4", "timedOut"), ("2", "locationUnknown")])
    func noSignal(_ code: String, _ word: String) throws {
        let phone = try Phone(grant: .whenInUse, switches: ["amapTimeoutCode": code]) { $0.hasSignal = false }
        phone.request()
        phone.wait(60)
        #expect(phone.completions == ["10 a \(word)"])
        #expect(phone.failures.first?.vendorCode == Int(code))
    }

    @Test("A refusal is told apart", arguments: ["denied", "restricted", "servicesOff"])
    func refusals(_ word: String) throws {
        let phone = try Phone(grant: word == "denied" ? .denied : .whenInUse)
        if word == "restricted" { try phone.device.permission.change(.restricted(true)) }
        if word == "servicesOff" { try phone.device.permission.change(.locationServices(false)) }
        phone.device.settle()
        phone.request()
        phone.wait(5)
        #expect(phone.completions == ["0 a \(word)"])
        #expect(phone.failures.first?.vendorCode == 2)
    }

    @Test("Two share one answer, and a cancelled one disturbs nobody")
    func shares() throws {
        let phone = try Phone(grant: .whenInUse)
        let token = phone.request(as: "a")
        phone.request(as: "b")
        phone.wait(2)
        token.cancel()
        phone.wait(60)
        #expect(phone.completions == ["2 a cancelled", "10 b ok"])
    }

    @Test("After a cancellation the next one is answered")
    func afterCancel() throws {
        let phone = try Phone(grant: .whenInUse)
        phone.request(as: "a").cancel()
        phone.wait(1)
        phone.request(quick, as: "b")
        phone.wait(60)
        #expect(phone.completions == ["0 a cancelled", "2 b ok"])
    }

    @Test("Updates and one-shots do not disturb each other")
    func besideUpdates() throws {
        let phone = try Phone(grant: .whenInUse)
        phone.provider.startUpdatingLocation()
        phone.wait(2)
        phone.request(quick)
        phone.wait(4)
        #expect(phone.completions == ["2 a ok"])
        #expect(phone.updates.count == 6)
    }
}
