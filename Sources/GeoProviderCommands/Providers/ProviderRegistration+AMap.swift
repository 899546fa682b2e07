// SPDX-License-Identifier: Apache-2.0

import AMapStyleAdapter
import GeoProvider
import SimulatedAMapFoundationKit
import SimulatedAMapLocationKit
import SimulatedDevice
import SimulatedEnvironment

extension ProviderRegistration {
    /// AMap's SDK, simulated, behind its adapter.
    static let amap = ProviderRegistration(
        id: "amap",
        displayName: "AMap",
        sdkVersions: SimulatedAMap.Version.all.map(\.name),
        habits: ProviderHabit.amap,
        switchNames: SimulatedAMap.SwitchName.allCases.map(\.rawValue),
        prepare: { device, setup in
            var configuration = try SimulatedAMap.Configuration(
                sdkVersion: setup.sdkVersion,
                switches: setup.switches
            )
            let settings = try AMapSetup(setup.settings)
            configuration.bundleIdentifiers[settings.key] = settings.bundleIdentifier
            SimulatedAMap.configure(configuration, on: device)
        },
        agreePrivacy: { device, agreement in
            device.asCurrent {
                AMapLocationManager.updatePrivacyShow(
                    agreement.shown ? .didShow : .notShow,
                    privacyInfo: agreement.contains ? .didContain : .notContain
                )
                AMapLocationManager.updatePrivacyAgree(agreement.agreed ? .didAgree : .notAgree)
            }
        },
        makeProvider: { device, setup in
            let settings = try AMapSetup(setup.settings)
            AMapServices.shared().apiKey = settings.key
            return AMapStyleProvider(environment: .simulated(device), settings: settings.provider)
        }
    )
}

/// The settings of `app.sdk.amap`, under the names of AMap's SDK.
private struct AMapSetup {
    var key: String
    var bundleIdentifier: String?
    var provider = AMapStyleSettings()

    init(_ json: DeviceJSON) throws(CommandFailure) {
        var settings = SDKSettings(json, of: "amap")
        key = try settings.text("key") ?? "sample"
        bundleIdentifier = try settings.text("bundleIdentifier")
        if let seconds = try settings.seconds("reGeocodeTimeout") { provider.addressTimeout = seconds }
        let language = try settings.choice(
            "reGeocodeLanguage",
            ["default": AMapStyleSettings.AddressLanguage.byRegion, "chinese": .chinese, "english": .english]
        )
        if let language { provider.addressLanguage = language }
        try settings.finish()
    }
}
