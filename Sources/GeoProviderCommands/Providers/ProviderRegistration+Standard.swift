// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import NativeStyleAdapter
import SimulatedDevice
import SimulatedEnvironment

extension [ProviderRegistration] {
    /// The providers of this package.
    public static var standard: [ProviderRegistration] { [.native, .amap, .tencent] }
}

extension ProviderRegistration {
    /// CoreLocation behind its adapter.
    static let native = ProviderRegistration(id: "native", displayName: "CoreLocation") { device, _ in
        NativeStyleProvider(environment: .simulated(device))
    }
}
