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

@Suite("Consent, permission and key, in every order")
struct OrderTests {
    enum Need: String, CaseIterable, Sendable { case consent, permission, key }

    static let orders: [[Need]] = Need.allCases.flatMap { first in
        Need.allCases.filter { $0 != first }.map { second in
            [first, second] + Need.allCases.filter { $0 != first && $0 != second }
        }
    }

    /// What a one-shot with an address ends with while something is still missing.
    private func outcome(lacking missing: [Need]) -> String {
        if missing.contains(.consent) { return "privacyNotAgreed" }
        if missing.contains(.permission) { return "waits" }
        return missing.contains(.key) ? "ok addressFailed" : "ok"
    }

    @Test("The provider says what is missing, and works when all is there", arguments: orders)
    func every(_ order: [Need]) throws {
        let phone = try Phone(consents: false)
        phone.device.asCurrent { AMapServices.shared().apiKey = nil }
        var missing = order
        for need in order {
            switch need {
            case .consent: phone.consent()
            case .permission:
                phone.provider.authority.requestWhenInUseAuthorization()
                phone.device.settle()
                try phone.answer(.allowWhileUsing)
            case .key: phone.device.asCurrent { AMapServices.shared().apiKey = "key" }
            }
            missing.removeFirst()
            guard outcome(lacking: missing) != "waits" else { continue }
            phone.request(LocationRequest(desiredAccuracy: .hundredMeters, wantsAddress: true))
            phone.wait(20)
            let end = phone.completions.last?.split(separator: " ").last.map(String.init) ?? ""
            let address = phone.locations.last?.addressError.map { " \($0.code.rawValue)" } ?? ""
            #expect(end + (end == "ok" ? address : "") == outcome(lacking: missing), "\(order) without \(missing)")
        }
    }
}
