// SPDX-License-Identifier: Apache-2.0

import AMapStyleAdapter
import GeoProvider
import NativeStyleAdapter
import SimulatedAMapLocationKit
import SimulatedDevice
import SimulatedEnvironment
import SimulatedTencentLBS
import TencentStyleAdapter

/// The ways through one SDK.
struct Trio {
    /// The app uses the SDK itself.
    let direct: any Chain
    /// The app is an adapter's delegate.
    let adapter: any Chain
    /// The app iterates over an adapter's updates.
    let sequence: any Chain
    /// The app iterates over arrays of an adapter's updates.
    let batches: any Chain

    init(_ direct: any Chain, _ name: String, _ make: @escaping (SimulatedDevice) -> any LocationProvider) {
        self.direct = direct
        adapter = ProviderChain("\(name) adapter", make)
        sequence = AsyncChain("\(name) adapter, async", make)
        batches = BatchChain("\(name) adapter, async batches", make)
    }

    /// All of them.
    var chains: [any Chain] { [direct, adapter, sequence, batches] }

    /// The chains of every SDK; all that is made here is made anew.
    static func all() -> [Trio] {
        [
            Trio(CoreLocationChain(), "native") { NativeStyleProvider(environment: .simulated($0)) },
            Trio(AMapChain(), "AMap") { device in
                AMapLocationManager.consentAndKey()
                return AMapStyleProvider(environment: .simulated(device))
            },
            Trio(TencentChain(), "Tencent") { device in
                TencentLBSLocationManager.setUserAgreePrivacy(true)
                return TencentStyleProvider(environment: .simulated(device), settings: .init(apiKey: "key"))
            },
        ]
    }
}
