// SPDX-License-Identifier: Apache-2.0

import AMapStyleAdapter
public import GeoProvider
import NativeStyleAdapter
import SimulatedAMapFoundationKit
import SimulatedAMapLocationKit
import SimulatedTencentLBS
import TencentStyleAdapter

/// The location SDKs an app can be built on; the only place of the examples that names them.
public enum Vendor: String, CaseIterable, Sendable {
    /// The system's own CoreLocation.
    case native
    /// AMap.
    case amap
    /// Tencent.
    case tencent

    /// Tells the vendor's SDK that the user has read its privacy terms and agrees, where it wants to know.
    ///
    /// Call it before anything else is done with the SDK, at every launch.
    public func agreeToPrivacyTerms() {
        switch self {
        case .native: break
        case .amap:
            AMapLocationManager.updatePrivacyShow(.didShow, privacyInfo: .didContain)
            AMapLocationManager.updatePrivacyAgree(.didAgree)
        case .tencent: TencentLBSLocationManager.setUserAgreePrivacy(true)
        }
    }

    /// Makes the vendor's provider.
    ///
    /// - Parameter environment: The world it lives in.
    /// - Returns: A new provider, known to its user by the protocol only.
    public func makeProvider(in environment: ProviderEnvironment) -> any LocationProvider {
        switch self {
        case .native: return NativeStyleProvider(environment: environment)
        case .amap:
            AMapServices.shared().apiKey = "sample"
            return AMapStyleProvider(environment: environment)
        case .tencent:
            return TencentStyleProvider(environment: environment, settings: TencentStyleSettings(apiKey: "sample"))
        }
    }
}
