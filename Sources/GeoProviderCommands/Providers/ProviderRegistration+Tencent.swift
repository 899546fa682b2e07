// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice
import SimulatedEnvironment
import SimulatedTencentLBS
import TencentStyleAdapter

extension ProviderRegistration {
    /// Tencent's SDK, simulated, behind its adapter.
    static let tencent = ProviderRegistration(
        id: "tencent",
        displayName: "Tencent",
        sdkVersions: SimulatedTencent.Version.all.map(\.name),
        habits: ProviderHabit.tencent,
        switchNames: SimulatedTencent.SwitchName.allCases.map(\.rawValue),
        knownDeviations: TencentDeviations.reasons,
        prepare: { device, setup in
            let settings = try TencentSetup(setup.settings)
            var configuration = try SimulatedTencent.Configuration(
                sdkVersion: setup.sdkVersion,
                switches: settings.switches.merging(setup.switches) { $1 }
            )
            configuration.bundleIdentifiers[settings.provider.apiKey] = settings.bundleIdentifier
            SimulatedTencent.configure(configuration, on: device)
        },
        agreePrivacy: { device, agreement in
            device.asCurrent { TencentLBSLocationManager.setUserAgreePrivacy(agreement.agreed) }
        },
        demandsConsent: { name in
            guard let name, let version = try? SimulatedTencent.Version(name) else { return true }
            return version.hasPrivacyGate
        },
        makeProvider: { device, setup in
            TencentStyleProvider(environment: .simulated(device), settings: try TencentSetup(setup.settings).provider)
        }
    )
}

/// The settings of `app.sdk.tencent`, under the names of Tencent's SDK.
private struct TencentSetup {
    var bundleIdentifier: String?
    /// Contested points of the SDK, by name; the command line's win.
    var switches: [String: String] = [:]
    var provider: TencentStyleSettings

    init(_ json: DeviceJSON) throws(CommandFailure) {
        var settings = SDKSettings(json, of: "tencent")
        provider = TencentStyleSettings(apiKey: try settings.text("key") ?? "sample")
        bundleIdentifier = try settings.text("bundleIdentifier")
        let coordinates = try settings.choice(
            "coordinateType",
            ["GCJ02": TencentStyleSettings.Coordinates.gcj02, "WGS84": .wgs84]
        )
        if let coordinates { provider.coordinates = coordinates }
        let level = try settings.choice(
            "requestLevel",
            ["name": TencentStyleSettings.AddressLevel.name, "adminName": .adminName, "poi": .poi]
        )
        if let level { provider.addressLevel = level }
        if let seconds = try settings.seconds("poiUpdateInterval") { provider.addressUpdateInterval = Int(seconds) }
        if let marks = try settings.flag("enableAntiMockLocation") { provider.marksFakes = marks }
        for name in SimulatedTencent.SwitchName.allCases {
            switches[name.rawValue] = try settings.position(name.rawValue)
        }
        try settings.finish()
    }
}
