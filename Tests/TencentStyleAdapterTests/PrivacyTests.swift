// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice
import SimulatedTencentLBS
import TencentStyleAdapter
import Testing

@Suite("Consent with the Tencent provider")
struct PrivacyTests {
    @Test(
        "Without consent a request ends at once with privacyNotAgreed, whatever the permission.",
        arguments: [AccessGrant.unasked, .whenInUse]
    )
    func requestWithout(grant: AccessGrant) {
        let phone = Phone(grant: grant, agreed: false)
        phone.request()
        #expect(phone.completions.isEmpty)
        phone.advance(60)
        #expect(phone.completions == ["0.0 a privacyNotAgreed"])
        #expect(phone.device.permission.prompts.isEmpty)
    }

    @Test("A consent that comes later gets a new manager, and the same provider works.")
    func later() {
        let phone = Phone(grant: .whenInUse, agreed: false)
        phone.request(as: "a")
        phone.provider.startUpdatingLocation()
        phone.advance(5)
        phone.agree()
        phone.request(LocationRequest(desiredAccuracy: .hundredMeters), as: "b")
        phone.provider.startUpdatingLocation()
        phone.advance(5)
        #expect(phone.completions == ["0.0 a privacyNotAgreed", "6.0 b ok"])
        #expect(phone.errors.map(\.code) == [.privacyNotAgreed])
        #expect(phone.updates.count == 5)
    }

    @Test("Stopped at once, updates without consent say nothing.")
    func stopped() {
        let phone = Phone(grant: .whenInUse, agreed: false)
        phone.provider.startUpdatingLocation()
        phone.provider.stopUpdatingLocation()
        phone.advance(5)
        #expect(phone.errors.isEmpty)
    }

    @Test("A version without the gate needs no consent.")
    func noGate() {
        let phone = Phone(grant: .whenInUse, sdk: "3.23", agreed: false)
        phone.request()
        phone.advance(60)
        #expect(phone.locations.count == 1)
    }
}
