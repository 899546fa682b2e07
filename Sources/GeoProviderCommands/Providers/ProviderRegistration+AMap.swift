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
        knownDeviations: AMapDeviations.reasons,
        prepare: { device, setup in
            let settings = try AMapSetup(setup.settings)
            var configuration = try SimulatedAMap.Configuration(
                sdkVersion: setup.sdkVersion,
                switches: settings.switches.merging(setup.switches) { $1 }
            )
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
        demandsConsent: { name in
            guard let name, let version = try? SimulatedAMap.Version(name) else { return true }
            return version.hasPrivacyGate
        },
        makeProvider: { device, setup in
            let settings = try AMapSetup(setup.settings)
            if settings.isOverseas { _amapLocationOverseas = true }
            AMapServices.shared().apiKey = settings.key
            return AMapStyleProvider(environment: .simulated(device), settings: settings.provider)
        }
    )
}

/// The settings of `app.sdk.amap`, under the names of AMap's SDK.
private struct AMapSetup {
    var key: String
    var bundleIdentifier: String?
    var isOverseas = false
    /// Contested points of the SDK, by name; the command line's win.
    var switches: [String: String] = [:]
    var provider = AMapStyleSettings()

    init(_ json: DeviceJSON) throws(CommandFailure) {
        var settings = SDKSettings(json, of: "amap")
        key = try settings.text("key") ?? "sample"
        bundleIdentifier = try settings.text("bundleIdentifier")
        if let seconds = try settings.seconds("reGeocodeTimeout") { provider.addressTimeout = seconds }
        isOverseas = try settings.flag("_amapLocationOverseas") ?? false
        provider.detectsRiskOfFakeLocation = try settings.flag("detectRiskOfFakeLocation") ?? false
        let language = try settings.choice(
            "reGeocodeLanguage",
            ["default": AMapStyleSettings.AddressLanguage.byRegion, "chinese": .chinese, "english": .english]
        )
        if let language { provider.addressLanguage = language }
        for name in SimulatedAMap.SwitchName.allCases { switches[name.rawValue] = try settings.position(name.rawValue) }
        try settings.finish()
    }
}
