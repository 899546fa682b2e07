// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import ProviderContract
import SimulatedAMapFoundationKit
import SimulatedAMapLocationKit
import SimulatedDevice
import SimulatedEnvironment
import SimulatedTencentLBS
import Testing

/// An adapter that looks right and has one fault, written by somebody who has not read the contract's checks.
struct StrangerAdapter: Sendable {
    /// Whose SDK an adapter calls.
    enum Vendor: String, Sendable, CaseIterable {
        case native, amap, tencent

        /// Tells the SDK of the user's consent, and of the app's key where it wants one before a manager is made.
        func consent(on device: SimulatedDevice) {
            device.asCurrent {
                switch self {
                case .native:
                    break
                case .amap:
                    AMapLocationManager.updatePrivacyShow(.didShow, privacyInfo: .didContain)
                    AMapLocationManager.updatePrivacyAgree(.didAgree)
                    AMapServices.shared().apiKey = "KEY"
                case .tencent:
                    TencentLBSLocationManager.setUserAgreePrivacy(true)
                }
            }
        }
    }

    let codename: String
    let vendor: Vendor
    /// What is wrong, for whoever judges whether a clause has found it.
    let cause: String
    /// Makes the provider on a device whose app runs; consent is the caller's.
    let makeProvider: @Sendable (SimulatedDevice) throws -> any LocationProvider
}

extension StrangerAdapter: CustomTestStringConvertible {
    var testDescription: String { codename }
}

extension StrangerAdapter {
    /// All of them.
    static let all = native + amap + tencent

    private static let native = [
        StrangerAdapter(
            codename: "HarborAdapter",
            vendor: .native,
            cause: "The authority's `statusChanged` compares the status alone, so a change of accuracy is never told.",
            makeProvider: { HarborAdapter(environment: .simulated($0)) }
        ),
        StrangerAdapter(
            codename: "QuayAdapter",
            vendor: .native,
            cause: "The authority reads `locationServicesEnabled` once, when it is made, and repeats that for ever.",
            makeProvider: { QuayAdapter(environment: .simulated($0)) }
        ),
        StrangerAdapter(
            codename: "PierAdapter",
            vendor: .native,
            cause: "`didFailWithError` stops the updates at every error, so a passing loss of signal ends them.",
            makeProvider: { PierAdapter(environment: .simulated($0)) }
        ),
        StrangerAdapter(
            codename: "MoleAdapter",
            vendor: .native,
            cause:
                "A one-shot sets filter and accuracy of the manager that runs the updates, and never sets them back.",
            makeProvider: { MoleAdapter(environment: .simulated($0)) }
        ),
        StrangerAdapter(
            codename: "BuoyAdapter",
            vendor: .native,
            cause: "A one-shot's location is stamped with the time of its arrival instead of the fix's own time.",
            makeProvider: { BuoyAdapter(environment: .simulated($0)) }
        ),
        StrangerAdapter(
            codename: "JettyAdapter",
            vendor: .native,
            cause:
                "`apply` sets `allowsBackgroundLocationUpdates` only to true, so it can never be switched off again.",
            makeProvider: { JettyAdapter(environment: .simulated($0)) }
        ),
        StrangerAdapter(
            codename: "CapstanAdapter",
            vendor: .native,
            cause:
                "`circle` hands a region's numbers to CoreLocation whatever their datum, so one in GCJ-02 is watched elsewhere.",
            makeProvider: { CapstanAdapter(environment: .simulated($0)) }
        ),
    ]

    private static let amap = [
        StrangerAdapter(
            codename: "LanternAdapter",
            vendor: .amap,
            cause:
                "The one-shots' delegate lacks `doRequireLocationAuth`, so with an Always text nobody is ever asked.",
            makeProvider: { LanternAdapter(environment: .simulated($0)) }
        ),
        StrangerAdapter(
            codename: "TeahouseAdapter",
            vendor: .amap,
            cause: "The error is looked at before the location, so a failed address fails the whole one-shot.",
            makeProvider: { TeahouseAdapter(environment: .simulated($0)) }
        ),
        StrangerAdapter(
            codename: "PagodaAdapter",
            vendor: .amap,
            cause: "`AMapCoordinateConvert` shifts a one-shot's location that is in GCJ-02 already a second time.",
            makeProvider: { PagodaAdapter(environment: .simulated($0)) }
        ),
        StrangerAdapter(
            codename: "BambooAdapter",
            vendor: .amap,
            cause: "`plainError` makes errors without AMap's domain and number, which nobody can look up any more.",
            makeProvider: { BambooAdapter(environment: .simulated($0)) }
        ),
        StrangerAdapter(
            codename: "LotusAdapter",
            vendor: .amap,
            cause: "The one-shots' manager is made once, with the provider, and stays dead when consent comes later.",
            makeProvider: { LotusAdapter(environment: .simulated($0)) }
        ),
        StrangerAdapter(
            codename: "JunkAdapter",
            vendor: .amap,
            cause: "`JunkFleet.cancel` stops the managers of all one-shots when one of them is cancelled.",
            makeProvider: { JunkAdapter(environment: .simulated($0)) }
        ),
        StrangerAdapter(
            codename: "AbacusAdapter",
            vendor: .amap,
            cause: "The watch starts with the request and not with the decision, so a slow user costs it its time.",
            makeProvider: { AbacusAdapter(environment: .simulated($0)) }
        ),
    ]

    private static let tencent = [
        StrangerAdapter(
            codename: "HeronAdapter",
            vendor: .tencent,
            cause: "A one-shot during another ends with `busy`, although the descriptor says that they share.",
            makeProvider: { HeronAdapter(environment: .simulated($0)) }
        ),
        StrangerAdapter(
            codename: "CraneAdapter",
            vendor: .tencent,
            cause: "Every location is stated in GCJ-02, also abroad, where Tencent delivers WGS-84 whatever was asked.",
            makeProvider: { CraneAdapter(environment: .simulated($0)) }
        ),
        StrangerAdapter(
            codename: "EgretAdapter",
            vendor: .tencent,
            cause: "`stopUpdates` stops the headings, too, which the app still wants.",
            makeProvider: { EgretAdapter(environment: .simulated($0)) }
        ),
        StrangerAdapter(
            codename: "IbisAdapter",
            vendor: .tencent,
            cause:
                "A one-shot drops every location coarser than 200 m, so under reduced accuracy none ever answers it.",
            makeProvider: { IbisAdapter(environment: .simulated($0)) }
        ),
        StrangerAdapter(
            codename: "PloverAdapter",
            vendor: .tencent,
            cause: "The setter of `delegate` keeps a new delegate back while updates run; they go on to the old one.",
            makeProvider: { PloverAdapter(environment: .simulated($0)) }
        ),
        StrangerAdapter(
            codename: "SwallowAdapter",
            vendor: .tencent,
            cause: "The authority asks once in its life, so after Allow Once has run out nobody is asked again.",
            makeProvider: { SwallowAdapter(environment: .simulated($0)) }
        ),
    ]
}

extension StrangerAdapter {
    /// The adapter as the contract takes it.
    var subject: ContractSubject {
        let (vendor, make) = (vendor, makeProvider)
        return ContractSubject(
            name: codename,
            makeWithoutConsent: vendor == .native ? nil : make,
            consent: { vendor.consent(on: $0) }
        ) { device in
            vendor.consent(on: device)
            return try make(device)
        }
    }
}
