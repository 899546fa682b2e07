// SPDX-License-Identifier: Apache-2.0

import AMapStyleAdapter
import FaultyAdapters
import GeoProvider
import NativeStyleAdapter
import ProviderContract
import SimulatedAMapFoundationKit
import SimulatedAMapLocationKit
import SimulatedDevice
import SimulatedEnvironment
import SimulatedTencentLBS
import TencentStyleAdapter
import Testing

@Suite("Adapters that misuse their SDK")
struct FaultyAdaptersTests {
    static let subjects = [
        ContractSubject(name: "native") { NativeStyleProvider(environment: .simulated($0)) },
        ContractSubject(name: "amap", makeWithoutConsent: makeAMap, consent: agreeWithAMap) { device in
            agreeWithAMap(device)
            return makeAMap(device)
        },
        ContractSubject(name: "tencent", makeWithoutConsent: makeTencent, consent: agreeWithTencent) { device in
            agreeWithTencent(device)
            return makeTencent(device)
        },
    ]

    private static let agreeWithAMap: @Sendable (SimulatedDevice) -> Void = { device in
        device.asCurrent {
            AMapLocationManager.updatePrivacyShow(.didShow, privacyInfo: .didContain)
            AMapLocationManager.updatePrivacyAgree(.didAgree)
        }
    }

    private static let agreeWithTencent: @Sendable (SimulatedDevice) -> Void = { device in
        device.asCurrent { TencentLBSLocationManager.setUserAgreePrivacy(true) }
    }

    private static let makeAMap: @Sendable (SimulatedDevice) -> any LocationProvider = { device in
        device.asCurrent { AMapServices.shared().apiKey = "key" }
        return AMapStyleProvider(environment: .simulated(device))
    }

    private static let makeTencent: @Sendable (SimulatedDevice) -> any LocationProvider = { device in
        TencentStyleProvider(environment: .simulated(device), settings: TencentStyleSettings(apiKey: "sample"))
    }

    @Test("Every mistake is noticed, and the same parts without a mistake are accepted.", arguments: subjects)
    func mistakesAreNoticed(_ subject: ContractSubject) {
        let matrix = ProviderContract.killMatrix(
            subject,
            mutants: FaultyAdapters.mutants(of: subject.name),
            rules: [.ios8, .ios18],
            onlyFirst: true
        )
        #expect(matrix.survivors == [])
        #expect(matrix.rejected == [])
    }

    @Test("Names are unique and tell the SDK, and each says its layer and what is wrong.")
    func namesTellTheSDK() {
        let all = Self.subjects.flatMap { subject in
            FaultyAdapters.mutants(of: subject.name).map { (subject.name, $0) }
        }
        #expect(Set(all.map(\.1.name)).count == all.count)
        #expect(all.allSatisfy { $1.name.hasPrefix("\($0)-") && $1.layer == "sdk" && $1.summary.hasSuffix(".") })
        #expect(all.filter { $0.1.kind == .mutant }.count >= 50)
        #expect(all.filter { $0.1.kind == .harmless }.count == 6)
    }

    @Test("There are none for a provider that is not of this package.")
    func strangersHaveNone() {
        #expect(FaultyAdapters.mutants(of: "elsewhere").isEmpty)
    }
}
