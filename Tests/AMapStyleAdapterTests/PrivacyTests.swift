// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedAMapFoundationKit
import SimulatedDevice
import Testing

@Suite("Consent and the AMap provider")
struct PrivacyTests {
    @Test(
        "Without consent a one-shot ends at once with privacyNotAgreed",
        arguments: [AccessGrant.unasked, .whenInUse]
    )
    func oneShot(_ grant: AccessGrant) throws {
        let phone = try Phone(grant: grant, consents: false)
        phone.request()
        #expect(phone.completions.isEmpty)
        phone.device.settle()
        #expect(phone.completions == ["0 a privacyNotAgreed"])
        #expect(phone.prompts.isEmpty)
    }

    @Test("Without consent updates tell privacyNotAgreed, not inside the call")
    func updates() throws {
        let phone = try Phone(grant: .whenInUse, consents: false)
        phone.provider.startUpdatingLocation()
        #expect(phone.errors.isEmpty)
        phone.wait(5)
        #expect(phone.errors.map(\.code) == [.privacyNotAgreed])
    }

    @Test("The consent revives a provider that was made before it")
    func revives() throws {
        let phone = try Phone(grant: .whenInUse, consents: false)
        phone.request(as: "a")
        phone.wait(1)
        phone.consent()
        phone.request(LocationRequest(desiredAccuracy: .hundredMeters), as: "b")
        phone.provider.startUpdatingLocation()
        phone.wait(3)
        #expect(phone.completions == ["0 a privacyNotAgreed", "2 b ok"])
        #expect(phone.updates.count == 3)
    }

    @Test("Before 2.8.0 no consent is needed")
    func oldSDK() throws {
        let phone = try Phone(grant: .whenInUse, consents: false, sdk: "2.6.7")
        phone.request()
        phone.wait(20)
        #expect(phone.completions == ["10 a ok"])
    }
}
