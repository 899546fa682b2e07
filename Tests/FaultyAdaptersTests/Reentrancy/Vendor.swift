// SPDX-License-Identifier: Apache-2.0

import AMapStyleAdapter
import GeoProvider
import NativeStyleAdapter
import SimulatedAMapFoundationKit
import SimulatedAMapLocationKit
import SimulatedDevice
import SimulatedEnvironment
import SimulatedTencentLBS
import TencentStyleAdapter

/// Whose SDK a provider sits on.
enum Vendor: String, CaseIterable {
    case native, amap, tencent

    /// Makes a provider on a device whose app runs and whose user has consented.
    func makeProvider(on device: SimulatedDevice) -> any LocationProvider {
        let environment = ProviderEnvironment.simulated(device)
        switch self {
        case .native:
            return NativeStyleProvider(environment: environment)
        case .amap:
            device.asCurrent {
                AMapServices.shared().apiKey = "key"
                AMapLocationManager.updatePrivacyShow(.didShow, privacyInfo: .didContain)
                AMapLocationManager.updatePrivacyAgree(.didAgree)
            }
            return AMapStyleProvider(environment: environment)
        case .tencent:
            device.asCurrent { TencentLBSLocationManager.setUserAgreePrivacy(true) }
            return TencentStyleProvider(environment: environment, settings: TencentStyleSettings(apiKey: "sample"))
        }
    }
}
