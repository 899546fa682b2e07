// SPDX-License-Identifier: Apache-2.0

import NativeStyleAdapter
import SimulatedEnvironment

/// The chains that are measured.
struct Chains {
    let coreLocation = CoreLocationChain()
    let native = ProviderChain("native adapter") { NativeStyleProvider(environment: .simulated($0)) }
    let nativeAsync = AsyncChain("native adapter, async") { NativeStyleProvider(environment: .simulated($0)) }
    let amap = AMapChain()
    let tencent = TencentChain()

    /// All of them.
    var all: [any Chain] { [coreLocation, native, nativeAsync, amap, tencent] }

    /// Each adapter, with the SDK below it.
    var adapters: [(adapter: any Chain, direct: any Chain)] { [(native, coreLocation)] }
}
