// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedAMapFoundationKit
import SimulatedAMapLocationKit
import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("AMap's addresses")
struct AddressTests {
    private func outcome(
        _ phone: AMapPhone,
        _ prepare: (SimulatedDevice) -> Void = { _ in }
    ) -> [String] {
        prepare(phone.device)
        phone.manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
        phone.request(address: true)
        phone.device.advance(by: .seconds(60))
        return phone.outcomes
    }

    @Test("The address comes with the location")
    func comesTogether() throws {
        let phone = try AMapPhone(grant: .whenInUse)
        #expect(outcome(phone) == ["1.2 a: fix 浙江省杭州市"])
    }

    @Test("No network leaves the location: code 8 at once")
    func offline() throws {
        let phone = try AMapPhone(grant: .whenInUse)
        #expect(outcome(phone) { $0.network.isOnline = false } == ["1 a: fix 8"])
    }

    @Test(
        "A host that fails leaves the location",
        arguments: [(DeviceNetworkOutcome.cannotFindHost, "6"), (.cannotConnect, "9")]
    )
    func hostFails(_ failure: DeviceNetworkOutcome, _ code: String) throws {
        let phone = try AMapPhone(grant: .whenInUse)
        let found = outcome(phone) { $0.network.failures[SimulatedAMap.addressHost] = failure }
        #expect(found == ["1.2 a: fix \(code)"])
    }

    @Test(
        "A slow network ends with code 4 after the address time-out",
        arguments: [(5, "6 a: fix 4"), (2, "3 a: fix 4")]
    )
    func slow(_ timeout: Int, _ expected: String) throws {
        let phone = try AMapPhone(grant: .whenInUse)
        phone.manager.reGeocodeTimeout = timeout
        #expect(outcome(phone) { $0.network.latency = .seconds(30) } == [expected])
    }

    @Test("Without a key, or with one of another app, the address fails and the location does not")
    func refusedKey() throws {
        let without = try AMapPhone(grant: .whenInUse, key: nil)
        #expect(outcome(without) == ["1.2 a: fix 3"])
        #expect(without.errors.first?.localizedDescription == "INVALID_USER_KEY")
        let foreign = try AMapPhone(grant: .whenInUse)
        var setup = SimulatedAMap.configuration(on: foreign.device)
        setup.bundleIdentifiers = ["key": "com.example.other"]
        SimulatedAMap.configure(setup, on: foreign.device)
        #expect(outcome(foreign) == ["1.2 a: fix 3"])
        #expect(foreign.errors.first?.localizedDescription == "INVALID_USER_SCODE")
        setup.bundleIdentifiers = ["key": "com.example.app"]
        let own = try AMapPhone(grant: .whenInUse)
        SimulatedAMap.configure(setup, on: own.device)
        #expect(outcome(own) == ["1.2 a: fix 浙江省杭州市"])
    }

    @Test("A refused key can fail the location too")
    func refusedKeyFailsAll() throws {
        let phone = try AMapPhone(grant: .whenInUse, switches: ["amapRefusedKeyFails": "location"], key: nil)
        #expect(outcome(phone) == ["0 a: none 2"])
    }

    @Test(
        "A key set after the manager was made counts, unless it is read at creation",
        arguments: [("use", "1.2 a: fix 浙江省杭州市"), ("creation", "1.2 a: fix 3")]
    )
    func lateKey(_ value: String, _ expected: String) throws {
        let phone = try AMapPhone(grant: .whenInUse, switches: ["amapKeyReadAt": value], key: nil)
        phone.device.asCurrent { AMapServices.shared().apiKey = "key" }
        #expect(outcome(phone) == [expected])
    }

    @Test("Abroad an address needs the overseas switch, set before the services are used")
    func abroad() throws {
        let tokyo = try Coordinate<WGS84>(latitude: 35.6762, longitude: 139.6503)
        let without = try AMapPhone(grant: .whenInUse) { $0.place = tokyo }
        #expect(outcome(without) == ["1.2 a: fix 3"])
        var configuration = DeviceConfiguration(permission: PermissionState(grant: .whenInUse))
        configuration.place = tokyo
        let device = SimulatedDevice(configuration)
        device.app.launch()
        var address: AMapLocationReGeocode?
        let manager = device.asCurrent {
            _amapLocationOverseas = true
            AMapPhone.consent()
            AMapServices.shared().apiKey = "key"
            return AMapLocationManager()
        }
        _ = manager.requestLocation(withReGeocode: true) {
            address = $1; _ = $0; _ = $2
        }
        device.advance(by: .seconds(20))
        #expect(address?.formattedAddress == "Tokyo, Japan")
    }

    @Test("The language follows the version: the manager's until 2.10.0, the services' in 2.12.0")
    func language() throws {
        let old = try AMapPhone(grant: .whenInUse, sdk: "2.10.0")
        old.manager.reGeocodeLanguage = .english
        #expect(outcome(old) == ["1.2 a: fix Hangzhou, Zhejiang, China"])
        let new = try AMapPhone(grant: .whenInUse)
        new.manager.reGeocodeLanguage = .english
        #expect(outcome(new) == ["1.2 a: fix 浙江省杭州市"])
        let services = try AMapPhone(grant: .whenInUse)
        services.device.asCurrent { AMapServices.shared().regionLanguageType = .en }
        #expect(outcome(services) == ["1.2 a: fix Hangzhou, Zhejiang, China"])
    }

    @Test("The wireless-data prompt holds the address, not the location")
    func wirelessData() throws {
        let phone = try AMapPhone(grant: .whenInUse) { $0.wirelessData = .unasked }
        #expect(outcome(phone) == ["6 a: fix 4"])
        #expect(phone.prompts == [.wirelessData])
    }
}
