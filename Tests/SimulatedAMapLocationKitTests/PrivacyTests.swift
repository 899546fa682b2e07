// SPDX-License-Identifier: Apache-2.0

import SimulatedAMapFoundationKit
import SimulatedAMapLocationKit
import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("AMap's privacy gate")
struct PrivacyTests {
    @Test("Without consent a manager is what Objective-C calls nil: silent, and every number zero")
    func isInert() throws {
        let phone = try AMapPhone(grant: .whenInUse, delegate: FullDelegate(), consents: false)
        let manager = try #require(phone.manager)
        #expect(!phone.request(address: true))
        manager.startUpdatingLocation()
        manager.locationTimeout = 7
        manager.desiredAccuracy = 100
        #expect(manager.locationTimeout == 0 && manager.reGeocodeTimeout == 0 && manager.desiredAccuracy == 0)
        #expect(manager.delegate == nil)
        manager.allowsBackgroundLocationUpdates = true
        phone.device.advance(by: .seconds(60))
        #expect(phone.outcomes.isEmpty && phone.delegate.record.updates.isEmpty && phone.delegate.record.calls.isEmpty)
        #expect(phone.device.app.state == .active)
    }

    @Test("In Objective-C's form it is nil, and the console says why")
    func isNilInObjectiveC() throws {
        let phone = try AMapPhone(consents: false)
        #expect(phone.device.asCurrent { AMapLocationManager.objectiveCInit() } == nil)
        AMapPhone.consentOn(phone.device)
        #expect(phone.device.asCurrent { AMapLocationManager.objectiveCInit() } != nil)
        let lines = phone.entries(.privacyGate).filter { $0.event == .log }
        #expect(lines.first?.detail.contains("AMapFoundationErrorPrivacyShowUnknow Code=555570") == true)
    }

    @Test("A manager made before the consent stays dead after it; a new one lives")
    func staysDead() throws {
        let phone = try AMapPhone(grant: .whenInUse, consents: false)
        AMapPhone.consentOn(phone.device)
        #expect(!phone.request())
        let fresh = phone.device.asCurrent { AMapLocationManager() }
        #expect(fresh.requestLocation(withReGeocode: false) { _, _, _ in })
    }

    struct Consent: Sendable, CustomTestStringConvertible {
        let show: AMapPrivacyShowStatus
        let info: AMapPrivacyInfoStatus
        let agree: AMapPrivacyAgreeStatus
        let code: Int?
        var testDescription: String { "\(show) \(info) \(agree)" }
    }

    @Test(
        "All three must be positive; the console names the first that is not",
        arguments: [
            Consent(show: .unknow, info: .didContain, agree: .didAgree, code: 555_570),
            Consent(show: .notShow, info: .didContain, agree: .didAgree, code: 555_571),
            Consent(show: .didShow, info: .unknow, agree: .didAgree, code: 555_572),
            Consent(show: .didShow, info: .notContain, agree: .didAgree, code: 555_573),
            Consent(show: .didShow, info: .didContain, agree: .unknow, code: 555_574),
            Consent(show: .didShow, info: .didContain, agree: .notAgree, code: 555_575),
            Consent(show: .didShow, info: .didContain, agree: .didAgree, code: nil),
        ]
    )
    func needsAll(_ consent: Consent) throws {
        let phone = try AMapPhone(consents: false)
        let manager = phone.device.asCurrent {
            AMapLocationManager.updatePrivacyAgree(consent.agree)
            AMapLocationManager.updatePrivacyShow(consent.show, privacyInfo: consent.info)
            return AMapLocationManager.objectiveCInit()
        }
        #expect((manager != nil) == (consent.code == nil))
        let last = phone.entries(.privacyGate).last { $0.event == .log }?.detail ?? ""
        #expect(consent.code.map { last.hasSuffix("Code=\($0)") } ?? true)
    }

    @Test("Before 2.8.0 there is no gate, and telling of consent does nothing", arguments: ["2.6.0", "2.6.2", "2.6.7"])
    func noGateBefore(_ version: String) throws {
        let phone = try AMapPhone(grant: .whenInUse, sdk: version, consents: false)
        #expect(phone.request())
        AMapPhone.consentOn(phone.device)
        #expect(phone.entries(.newerInterface).count == 2)
    }

    @Test("Consent ends with the process")
    func endsWithProcess() throws {
        let phone = try AMapPhone()
        phone.device.app.terminate()
        phone.device.app.launch()
        #expect(phone.device.asCurrent { AMapLocationManager.objectiveCInit() } == nil)
    }

    @Test("Two devices share neither consent nor services")
    func devicesAreApart() throws {
        let one = try AMapPhone()
        let other = try AMapPhone(consents: false, key: nil)
        #expect(other.device.asCurrent { AMapServices.shared().apiKey } == nil)
        #expect(one.device.asCurrent { AMapServices.shared().apiKey } == "key")
        #expect(other.device.asCurrent { AMapLocationManager.objectiveCInit() } == nil)
    }
}

extension AMapPhone {
    static func consentOn(_ device: SimulatedDevice) { device.asCurrent(consent) }
}
