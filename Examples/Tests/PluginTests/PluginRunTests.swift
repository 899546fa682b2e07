// SPDX-License-Identifier: Apache-2.0

import PluginStyles
import SimulatedDevice
import Testing

@Suite("Plug-ins for AMap on a simulated phone")
struct PluginRunTests {
    private static func device(_ grant: AccessGrant, precise: Bool = true) -> SimulatedDevice {
        let device = SimulatedDevice(
            DeviceConfiguration(
                declaration: AppDeclaration(
                    usageTexts: [.whenInUse: "text"],
                    temporaryUsageTexts: ["navigation": "text"]
                ),
                permission: PermissionState(grant: grant, precise: precise)
            )
        )
        device.app.launch()
        PluginStyle.consent(on: device)
        return device
    }

    @Test("The delegate style streams dictionaries until it is stopped")
    func stream() throws {
        let device = Self.device(.whenInUse)
        let plugin = device.asCurrent { StreamLocationPlugin(purposeKey: "navigation") }
        var events: [[String: Any]] = []
        plugin.eventSink = { events.append($0) }
        plugin.startLocation()
        device.advance(by: .seconds(5))
        plugin.stopLocation()
        device.advance(by: .seconds(5))
        #expect(events.count == 5)
        #expect(events.allSatisfy { $0["coordType"] as? String == "GCJ02" && $0["latitude"] is Double })
    }

    @Test("The block style keeps its promise with a location and an address, or breaks it with the vendor's number")
    func block() throws {
        let device = Self.device(.unasked)
        let plugin = device.asCurrent { OneShotLocationPlugin(purposeKey: "navigation") }
        var words: [String] = []
        func ask() {
            plugin.getCurrentPosition(
                ["reGeocode": true],
                resolve: { words.append($0["city"] as? String ?? "no city") },
                reject: { code, _, _ in words.append(code) }
            )
        }
        ask()
        device.settle()
        try device.permission.answer(.allowWhileUsing)
        device.advance(by: .seconds(20))
        try device.permission.change(.access(.never))
        ask()
        device.advance(by: .seconds(20))
        #expect(words == ["杭州市", "2"])
    }

    @Test("A plug-in that asks for full accuracy itself hands the answer on")
    func temporaryAccuracy() throws {
        let device = Self.device(.whenInUse, precise: false)
        let plugin = device.asCurrent { OneShotLocationPlugin(purposeKey: "navigation") }
        var radius: Double?
        plugin.getCurrentPosition([:], resolve: { radius = $0["accuracy"] as? Double }, reject: { _, _, _ in })
        device.advance(by: .seconds(1))
        try device.permission.answer(.allowOnce)
        device.advance(by: .seconds(20))
        #expect(radius.map { $0 < 100 } == true)
    }

    @Test("The trusting style gets along while there is a location")
    func trusting() throws {
        let device = Self.device(.whenInUse)
        let plugin = device.asCurrent { TrustingLocationPlugin(purposeKey: "navigation") }
        var address: String?
        plugin.getLocation(["withReGeocode": true]) { address = $0["address"] as? String }
        device.advance(by: .seconds(20))
        #expect(address?.hasPrefix("浙江省杭州市") == true)
    }

    @Test("Denied, the trusting style unwraps a location that is not there, and the app ends")
    func trustingDenied() async {
        await #expect(processExitsWith: .failure) {
            let device = PluginRunTests.device(.denied)
            let plugin = device.asCurrent { TrustingLocationPlugin(purposeKey: "navigation") }
            plugin.getLocation([:]) { _ in }
            device.advance(by: .seconds(20))
        }
    }
}
