// SPDX-License-Identifier: Apache-2.0

import AMapStyleAdapter
import GeoProvider
import SimulatedAMapFoundationKit
import SimulatedDevice
import Testing

@Suite("What the AMap provider makes of the world")
struct WorldTests {
    @Test("A location that software made up is fakeLocation, where the app wants to know", arguments: [true, false])
    func fakeLocation(_ detects: Bool) throws {
        var settings = AMapStyleSettings()
        settings.detectsRiskOfFakeLocation = detects
        let phone = try Phone(grant: .whenInUse, settings: settings)
        phone.device.sensing.isSimulatedBySoftware = true
        phone.request(LocationRequest(desiredAccuracy: .hundredMeters))
        phone.provider.startUpdatingLocation()
        phone.wait(3)
        #expect(phone.completions == [detects ? "1 a fakeLocation" : "1 a ok"])
        #expect(phone.errors.contains { $0.code == .fakeLocation && $0.vendorCode == 11 } == detects)
        #expect(phone.updates.isEmpty == detects)
    }

    @Test("A key that AMap refuses for locations is keyRefused, with the server's word")
    func keyRefused() throws {
        let phone = try Phone(grant: .whenInUse, switches: ["amapRefusedKeyFails": "location"]) { _ in }
        phone.device.asCurrent { AMapServices.shared().apiKey = nil }
        phone.request()
        phone.provider.startUpdatingLocation()
        phone.wait(20)
        #expect(phone.completions == ["0 a keyRefused"])
        #expect(phone.failures.first?.message.contains("INVALID_USER_KEY") == true)
        #expect(phone.errors.first?.code == .keyRefused)
    }

    @Test(
        "A network that fails leaves the location, and the vendor's number",
        arguments: [
            (DeviceNetworkOutcome.cannotFindHost, 6), (.badURL, 7), (.cannotConnect, 9), (.unreadable, 1),
        ]
    )
    func network(_ failure: DeviceNetworkOutcome, _ number: Int) throws {
        let phone = try Phone(grant: .whenInUse)
        phone.device.network.failure = failure
        phone.request(LocationRequest(desiredAccuracy: .hundredMeters, wantsAddress: true))
        phone.wait(20)
        #expect(phone.completions == ["1.2 a ok"])
        #expect(phone.locations.first?.addressError?.code == .addressFailed)
        #expect(phone.locations.first?.addressError?.vendorCode == number)
    }

    @Test("A block that AMap calls twice completes once")
    func twice() throws {
        let phone = try Phone(grant: .whenInUse, switches: ["amapCallsBlockTwice": "true"])
        phone.request()
        phone.wait(20)
        #expect(phone.completions == ["10 a ok"])
    }

    @Test(
        "A request for Always without its text is silent: the one-shot ends at once and names the text",
        arguments: ["17.4", "10.3"]
    )
    func silentRequest(_ os: String) throws {
        let phone = try Phone(os, keys: [.whenInUse, .always])
        phone.onRequire = { $0.requestAlwaysAuthorization() }
        phone.request()
        phone.wait(1)
        if os == "10.3" {
            #expect(phone.prompts == [.always8] && phone.completions.isEmpty)
        } else {
            #expect(phone.prompts.isEmpty && phone.completions == ["0 a missingUsageDescription"])
            #expect(phone.failures.first?.infoDictionaryKey == "NSLocationAlwaysAndWhenInUseUsageDescription")
        }
    }

    @Test("Where nobody answers doRequireLocationAuth, the error names the Always text that made AMap ask the app")
    func notAsked() throws {
        let phone = try Phone(keys: [.whenInUse, .alwaysAndWhenInUse])
        phone.onRequire = { _ in }
        phone.request()
        phone.wait(20)
        let error = try #require(phone.failures.first)
        #expect(error.code == .notAsked)
        #expect(error.message.contains("NSLocationAlwaysAndWhenInUseUsageDescription"))
        #expect(error.message.contains("doRequireLocationAuth"))
    }
}
