// SPDX-License-Identifier: Apache-2.0

import SimulatedAMapFoundationKit
import SimulatedAMapLocationKit
import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("The risk of a faked location")
struct RiskTests {
    private func phone(_ os: String = "17.4", sdk: String? = nil, detects: Bool = true) throws -> AMapPhone {
        let phone = try AMapPhone(os, grant: .whenInUse, delegate: FullDelegate(), sdk: sdk)
        phone.device.sensing.isSimulatedBySoftware = true
        phone.manager.detectRiskOfFakeLocation = detects
        phone.manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
        return phone
    }

    @Test("A one-shot has error 11, no location, and the location in userInfo")
    func oneShot() throws {
        let phone = try phone()
        phone.request(address: true)
        phone.device.advance(by: .seconds(20))
        #expect(phone.outcomes == ["1 a: none 11"])
        let details = try #require(phone.errors.first).userInfo
        let fix = try #require(details["AMapLocationRiskyLocateResult"] as? CLLocation)
        #expect(fix.horizontalAccuracy == 65)
        #expect((details["AMapLocationAccessoryInfo"] as? [String: Bool])?["isSimulatedBySoftware"] == true)
    }

    @Test("Updates fail with 11 instead of delivering, and go on")
    func updates() throws {
        let phone = try phone()
        phone.manager.startUpdatingLocation()
        phone.device.advance(by: .seconds(5))
        #expect(phone.delegate.record.updates.isEmpty)
        #expect(phone.delegate.record.failures.contains { $0?.code == 11 && $0?.domain == AMapLocationErrorDomain })
        phone.device.sensing.isSimulatedBySoftware = false
        phone.device.advance(by: .seconds(5))
        #expect(!phone.delegate.record.updates.isEmpty)
    }

    @Test(
        "SDKs before 2.9.0 and iOS before 15 take it for real, as does an app that does not ask",
        arguments: [
            ("17.4", "2.12.0", true, 11), ("15", "2.10.0", true, 11), ("17.4", "2.8.0", true, 0),
            ("14.8", "2.12.0", true, 0), ("17.4", "2.12.0", false, 0),
        ]
    )
    func generations(_ os: String, _ sdk: String, _ detects: Bool, _ code: Int) throws {
        let phone = try phone(os, sdk: sdk, detects: detects)
        phone.request()
        phone.device.advance(by: .seconds(20))
        #expect(phone.outcomes == [code == 0 ? "1 a: fix" : "1 a: none \(code)"])
    }

    @Test("A block may be called twice, by the switch", arguments: [("true", 2), ("false", 1)])
    func twice(_ value: String, _ count: Int) throws {
        let phone = try AMapPhone(grant: .whenInUse, switches: ["amapCallsBlockTwice": value])
        phone.request()
        phone.device.advance(by: .seconds(20))
        #expect(phone.outcomes.count == count)
    }
}
