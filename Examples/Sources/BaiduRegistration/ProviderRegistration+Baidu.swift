// SPDX-License-Identifier: Apache-2.0

import BaiduStyleAdapter
import GeoProvider
public import GeoProviderCommands
import SimulatedBaiduLocationKit
import SimulatedDevice
import SimulatedEnvironment

extension ProviderRegistration {
    /// Baidu's SDK, simulated, behind its adapter.
    public static let baidu = ProviderRegistration(
        id: "baidu",
        displayName: "Baidu",
        sdkVersions: BaiduVersion.all.map(\.name),
        habits: BaiduHabit.allCases.map { ProviderHabit($0) },
        switchNames: BaiduSwitch.allCases.map(\.rawValue),
        prepare: { device, setup in
            let settings = try BaiduSetup(setup.settings)
            let switches = settings.switches.merging(setup.switches) { $1 }
            var configuration = try BaiduConfiguration(sdkVersion: setup.sdkVersion, switches: switches)
            configuration.bundleIdentifiers[settings.key] = settings.bundleIdentifier
            SimulatedBaidu.configure(configuration, on: device)
        },
        agreePrivacy: { device, agreement in
            device.asCurrent { BMKLocationAuth.sharedInstance().setAgreePrivacy(agreement.agreed) }
        },
        makeProvider: { device, setup in
            let settings = try BaiduSetup(setup.settings)
            BMKLocationAuth.sharedInstance().checkPermision(withKey: settings.key, authDelegate: nil)
            return BaiduStyleProvider(environment: .simulated(device), settings: settings.provider)
        }
    )
}
