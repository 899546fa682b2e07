// SPDX-License-Identifier: Apache-2.0

import SimulatedAMapFoundationKit
import SimulatedAMapLocationKit
import SimulatedCoreLocation
import SimulatedDevice
import Testing

/// Each error number of AMap's three domains, and the world that produces it; none is unreachable.
@Suite("Every error number of AMap's")
struct ErrorInventoryTests {
    /// What a one-shot meets, and what its block is told.
    struct Cause: Sendable, CustomTestStringConvertible {
        let code: AMapLocationErrorCode
        let hasLocation: Bool
        var grant = AccessGrant.whenInUse
        var precise = true
        var key: String? = "key"
        var wantsAddress = false
        var prepare: @Sendable (AMapPhone) -> Void = { _ in }
        var during: @Sendable (AMapPhone) -> Void = { _ in }

        var testDescription: String { "\(code.rawValue) \(code)" }
    }

    static let causes = [
        Cause(
            code: .unknown,
            hasLocation: true,
            wantsAddress: true,
            prepare: { $0.device.network.failure = .unreadable }
        ),
        Cause(code: .locateFailed, hasLocation: false, grant: .denied),
        Cause(code: .reGeocodeFailed, hasLocation: true, key: nil, wantsAddress: true),
        Cause(
            code: .timeOut,
            hasLocation: true,
            wantsAddress: true,
            prepare: { $0.device.network.latency = .seconds(60) }
        ),
        Cause(code: .timeOut, hasLocation: false, prepare: { $0.device.sensing.setSignal(false) }),
        Cause(code: .canceled, hasLocation: false, during: { $0.manager.stopUpdatingLocation() }),
        Cause(
            code: .cannotFindHost,
            hasLocation: true,
            wantsAddress: true,
            prepare: { $0.device.network.failure = .cannotFindHost }
        ),
        Cause(code: .badURL, hasLocation: true, wantsAddress: true, prepare: { $0.device.network.failure = .badURL }),
        Cause(
            code: .notConnectedToInternet,
            hasLocation: true,
            wantsAddress: true,
            prepare: { $0.device.network.isOnline = false }
        ),
        Cause(
            code: .cannotConnectToHost,
            hasLocation: true,
            wantsAddress: true,
            prepare: { $0.device.network.failure = .cannotConnect }
        ),
        Cause(
            code: .riskOfFakeLocation,
            hasLocation: false,
            prepare: {
                $0.device.sensing.isSimulatedBySoftware = true
                $0.manager.detectRiskOfFakeLocation = true
            }
        ),
        Cause(
            code: .noFullAccuracyAuth,
            hasLocation: false,
            precise: false,
            prepare: { $0.manager.locationAccuracyMode = .fullAccuracy }
        ),
    ]

    @Test("A one-shot has the number, and the location where it should", arguments: causes)
    func oneShot(_ cause: Cause) throws {
        let phone = try AMapPhone(grant: cause.grant, precise: cause.precise, key: cause.key)
        cause.prepare(phone)
        phone.request(address: cause.wantsAddress)
        phone.device.advance(by: .milliseconds(500))
        cause.during(phone)
        phone.device.advance(by: .seconds(60))
        let error = try #require(phone.errors.first)
        #expect(error.domain == AMapLocationErrorDomain && error.code == cause.code.rawValue)
        #expect(phone.locations.count == (cause.hasLocation ? 1 : 0))
    }

    @Test("Together with a region's 10 these are all numbers of the location SDK")
    func complete() {
        let numbers = Set(Self.causes.map(\.code)).union([.regionMonitoringFailure])
        #expect(numbers == Set(AMapLocationErrorCode.allCases))
    }

    @Test("A fence has every number of its domain", arguments: AMapGeoFenceErrorCode.allCases)
    func fences(_ code: AMapGeoFenceErrorCode) throws {
        let phone = try FencePhone(
            code == .erroFailureLocating ? .denied : .whenInUse,
            precise: code != .erroFailureFullAccuracyLocating,
            key: code == .errorFailureAuth ? nil : "key"
        )
        let manager: AMapGeoFenceManager = phone.manager
        switch code {
        case .errorUnknown: phone.device.network.failure = .unreadable
        case .errorFailureConnection: phone.device.network.isOnline = false
        default: break
        }
        switch code {
        case .errorInvalidParameter: phone.addCircle(0)
        case .errorNoValidFence: manager.addDistrictRegionForMonitoring(withDistrictName: "Nowhere", customID: "a")
        default: manager.addDistrictRegionForMonitoring(withDistrictName: "杭州市", customID: "a")
        }
        phone.device.advance(by: .seconds(30))
        #expect(phone.delegate.errors.contains { $0.domain == AMapGeoFenceErrorDomain && $0.code == code.rawValue })
    }

    /// What an app tells of the user's consent, and the line that the console then has.
    struct Lack: Sendable {
        let show: AMapPrivacyShowStatus
        let info: AMapPrivacyInfoStatus
        let agree: AMapPrivacyAgreeStatus
        let domain: String
        let code: Int
    }

    @Test(
        "Each lack of consent has its line on the console",
        arguments: [
            Lack(
                show: .unknow,
                info: .didContain,
                agree: .didAgree,
                domain: AMapFoundationErrorPrivacyShowUnknow,
                code: AMapFoundationErrorPrivacyShowUnknowCode
            ),
            Lack(
                show: .notShow,
                info: .didContain,
                agree: .didAgree,
                domain: AMapFoundationErrorPrivacyShowNoShow,
                code: AMapFoundationErrorPrivacyShowNoShowCode
            ),
            Lack(
                show: .didShow,
                info: .unknow,
                agree: .didAgree,
                domain: AMapFoundationErrorPrivacyInfoUnknow,
                code: AMapFoundationErrorPrivacyInfoUnknowCode
            ),
            Lack(
                show: .didShow,
                info: .notContain,
                agree: .didAgree,
                domain: AMapFoundationErrorPrivacyInfoNotContain,
                code: AMapFoundationErrorPrivacyInfoNotContainCode
            ),
            Lack(
                show: .didShow,
                info: .didContain,
                agree: .unknow,
                domain: AMapFoundationErrorPrivacyAgreeUnknow,
                code: AMapFoundationErrorPrivacyAgreeUnknowCode
            ),
            Lack(
                show: .didShow,
                info: .didContain,
                agree: .notAgree,
                domain: AMapFoundationErrorPrivacyAgreeNotAgreee,
                code: AMapFoundationErrorPrivacyAgreeNotAgreeeCode
            ),
        ]
    )
    func privacy(_ lack: Lack) throws {
        let phone = try AMapPhone(consents: false)
        phone.device.asCurrent {
            AMapLocationManager.updatePrivacyShow(lack.show, privacyInfo: lack.info)
            AMapLocationManager.updatePrivacyAgree(lack.agree)
            #expect(AMapLocationManager.objectiveCInit() == nil)
        }
        #expect(console(phone).last == "[AMapFoundationKit] Error Domain=\(lack.domain) Code=\(lack.code)")
    }

    @Test("A missing key has its line on the console")
    func key() throws {
        let phone = try AMapPhone(grant: .whenInUse, key: nil)
        phone.request(address: true)
        phone.device.advance(by: .seconds(30))
        let domain = AMapFoundationErrorInvaildUserKey
        #expect(
            console(phone) == [
                "[AMapFoundationKit] Error Domain=\(domain) Code=\(AMapFoundationErrorInvaildUserKeyCode)"
            ]
        )
    }

    private func console(_ phone: AMapPhone) -> [String] {
        phone.device.journal.entries.filter { $0.event == .log }.map(\.detail)
    }
}
