// SPDX-License-Identifier: Apache-2.0

import BaiduStyleAdapter
import GeoProviderCommands
import SimulatedBaiduLocationKit
import SimulatedDevice

/// The settings of `app.sdk.baidu`, under the names of Baidu's SDK.
struct BaiduSetup {
    let key: String
    let bundleIdentifier: String?
    /// Contested points of the SDK, by name; the command line's win.
    var switches: [String: String] = [:]
    var provider = BaiduStyleSettings()

    init(_ json: DeviceJSON) throws(CommandFailure) {
        var settings = SDKSettings(json, of: "baidu")
        key = try settings.text("key") ?? "sample"
        bundleIdentifier = try settings.text("bundleIdentifier")
        let coordinates = try settings.choice(
            "coordinateType",
            ["GCJ02": BaiduStyleSettings.Coordinates.gcj02, "BMK09LL": .bd09, "WGS84": .wgs84]
        )
        if let coordinates { provider.coordinates = coordinates }
        if let seconds = try settings.seconds("reGeocodeTimeout") { provider.addressTimeout = seconds }
        for name in BaiduSwitch.allCases { switches[name.rawValue] = try settings.position(name.rawValue) }
        try settings.finish()
    }
}
