// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedCoreLocation
import SimulatedDevice
import SimulatedTencentLBS
import Testing

@Suite("Tencent's addresses")
struct AddressTests {
    /// The answer of one one-shot.
    func answer(
        _ level: TencentLBSRequestLevel,
        switches: [String: String] = [:],
        at place: Coordinate<WGS84>? = nil,
        key: String = "KEY-OF-THIS-APP",
        owners: [String: String] = [:],
        prepare: (SimulatedDevice, TencentLBSLocationManager) -> Void = { _, _ in }
    ) throws -> (Answers, SimulatedDevice) {
        let device = try phone()
        if let place { device.sensing.move(to: place) }
        var configuration = try SimulatedTencent.Configuration(sdkVersion: nil, switches: switches)
        configuration.bundleIdentifiers = owners
        SimulatedTencent.configure(configuration, on: device)
        let manager = device.manager(key: key)
        manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
        prepare(device, manager)
        let answers = Answers(device)
        manager.ask(answers, level)
        device.seconds(60)
        return withExtendedLifetime(manager) { (answers, device) }
    }

    @Test(
        "Each level brings its texts.",
        arguments: [
            (TencentLBSRequestLevel.geo, [false, false, false, false]), (.name, [true, true, false, false]),
            (.adminName, [true, true, true, false]), (.poi, [true, false, true, true]),
        ]
    )
    func levels(level: TencentLBSRequestLevel, has: [Bool]) throws {
        let location = try #require(try answer(level).0.locations.first)
        #expect([location.name != nil, location.address != nil, location.city != nil, location.poiList != nil] == has)
        #expect((location.province == "浙江省") == has[2])
        #expect((location.code == "330100") == has[2])
        #expect((location.cityPhoneCode == "0571") == has[2])
        #expect(location.street_no == nil)
    }

    @Test("The level Poi has no name where the switch says so.")
    func poiName() throws {
        let (answers, _) = try answer(.poi, switches: ["tencentPoiHasName": "false"])
        #expect(answers.locations.first?.name == nil)
    }

    @Test("The nation's number comes with its key only, and is China's.")
    func nationCode() throws {
        #expect(try answer(.poi).0.locations.first?.nationCode == 0)
        let set: (SimulatedDevice, TencentLBSLocationManager) -> Void = {
            $1.setDataWithValue("KEY", forKey: "ReGeoCodingnKey")
        }
        #expect(try answer(.poi, prepare: set).0.locations.first?.nationCode == 156)
        #expect(try answer(.poi, at: .tokyo, prepare: set).0.locations.first?.nationCode == 0)
    }

    @Test(
        "A failed address leaves the location, with an error only where the switch says so.",
        arguments: [("false", "1 ok"), ("true", "1 ok 2")]
    )
    func offline(isError: String, word: String) throws {
        let (answers, device) = try answer(.poi, switches: ["tencentAddressFailureIsError": isError]) { device, _ in
            device.network.isOnline = false
        }
        #expect(answers.words == [word])
        #expect(answers.locations.first?.city == nil)
        #expect(device.cited.contains("TENCENT-ADDRESS-FAILED"))
    }

    @Test("A host that fails is a failed address.")
    func hostFails() throws {
        let (answers, _) = try answer(.poi) { device, _ in
            device.network.failures[SimulatedTencent.addressHost] = .cannotConnect
        }
        #expect(answers.locations.map(\.city) == [nil])
    }

    @Test(
        "A missing key, or one of another app, fails the address alone, or all where the switch says so.",
        arguments: [("", "address"), ("OTHER", "address"), ("", "location"), ("OTHER", "location")]
    )
    func refusedKey(key: String, fails: String) throws {
        let (answers, device) = try answer(
            .poi,
            switches: ["tencentRefusedKeyFails": fails],
            key: key,
            owners: ["OTHER": "com.example.other"]
        )
        #expect(answers.words.map { $0.hasSuffix("ok") } == [fails == "address"])
        #expect(answers.locations.map(\.city) == (fails == "address" ? [nil] : []))
        #expect(device.cited.contains("TENCENT-KEY-REFUSED"))
    }

    @Test("A key of this app is accepted.")
    func ownKey() throws {
        let (answers, _) = try answer(.poi, key: "MINE", owners: ["MINE": "com.example.app"])
        #expect(answers.locations.first?.city == "杭州市")
    }

    @Test("In the middle of the ocean there is no address.")
    func ocean() throws {
        let (answers, _) = try answer(.poi, at: try Coordinate(latitude: 0, longitude: -150))
        #expect(answers.words.map { $0.hasSuffix("ok") } == [true])
        #expect(answers.locations.map(\.nation) == [nil])
    }
}
