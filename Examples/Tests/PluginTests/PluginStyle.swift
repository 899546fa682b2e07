// SPDX-License-Identifier: Apache-2.0

import PluginProviders
import PluginStyles
import ProviderContract
import SimulatedAMapFoundationKit
import SimulatedAMapLocationKit
import SimulatedDevice

/// The plug-ins by their style, as subjects of the contract.
enum PluginStyle: String, Sendable {
    case stream, block, trusting

    func plugin(_ mistakes: PluginMistakes) -> any LocationPlugin {
        switch self {
        case .stream: StreamLocationPlugin(purposeKey: "navigation", mistakes: mistakes)
        case .block: OneShotLocationPlugin(purposeKey: "navigation", mistakes: mistakes)
        case .trusting: TrustingLocationPlugin(purposeKey: "navigation", mistakes: mistakes)
        }
    }

    func subject(_ mistakes: PluginMistakes) -> ContractSubject {
        ContractSubject(name: rawValue) { device in
            Self.consent(on: device)
            return PluginProvider(
                id: rawValue,
                environment: .simulated(device),
                hasTimeouts: self != .stream,
                hasAddresses: self != .stream,
                make: { plugin(mistakes) }
            )
        }
    }

    /// Does what an app does before it uses AMap's SDK.
    static func consent(on device: SimulatedDevice) {
        device.asCurrent {
            AMapLocationManager.updatePrivacyShow(.didShow, privacyInfo: .didContain)
            AMapLocationManager.updatePrivacyAgree(.didAgree)
            AMapServices.shared().apiKey = "key"
        }
    }
}
