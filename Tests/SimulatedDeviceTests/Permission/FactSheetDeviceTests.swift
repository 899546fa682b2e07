// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice
import Testing

/// The rows of the fact sheet that only a device can show; `FactSheetTests` names each of these tests.
@Suite("The fact sheet's rows about the device")
struct FactSheetDeviceTests {
    static let versions = ["8.0", "10.3", "11.0", "13.0", "13.4", "14.0", "18.0", "26.0", "27.0"]

    @Test("2.3-special-3: a blank text prompts, and by the switch counts as missing", arguments: versions)
    func blankText(_ os: String) throws {
        for (value, count) in [("false", 1), ("true", 0)] {
            var switches = SwitchSettings()
            try switches.set(.emptyTextCountsAsMissing, to: value)
            let device = SimulatedDevice(
                DeviceConfiguration(
                    os: try IOSVersion(parsing: os),
                    declaration: AppDeclaration(usageTexts: [.whenInUse: ""]),
                    switches: switches
                )
            )
            device.app.launch()
            device.permission.request(.whenInUse)
            #expect(device.permission.prompts.count == count)
            #expect(device.permission.prompts.allSatisfy { $0.text == "" })
        }
    }

    @Test(
        "2.5-13.0-13: of several held events the newest counts, and a stale one is dropped",
        arguments: ["13.0", "13.3", "13.4", "18.0"]
    )
    func heldEvents(_ os: String) throws {
        for (wait, word) in [(599, "delivered"), (601, "dropped")] {
            let device = try phone(os, permission: PermissionState(grant: .provisionalAlways, alwaysAsked: true))
            device.app.terminate()
            device.permission.deliverAlwaysEvent()
            device.advance(by: .seconds(300))
            device.permission.deliverAlwaysEvent()
            #expect(device.permission.prompts.map(\.id) == [.upgrade13])
            device.advance(by: .seconds(wait))
            try device.permission.answer(.changeToAlwaysAllow)
            let held = device.journal.entries.filter { $0.rule == BehaviourRule.heldEvent.rawValue }
            #expect(held.map(\.detail) == ["held event \(word)"])
        }
    }

    @Test(
        "2.6-7: a prompt vanishes with the foreground, a later request prompts again; by the switch it stays",
        arguments: versions
    )
    func promptAndForeground(_ os: String) throws {
        let device = try phone(os)
        device.permission.request(.whenInUse)
        device.app.enterBackground()
        #expect(device.permission.promptOnScreen == nil)
        #expect(device.permission.status == .notDetermined)
        device.app.enterForeground()
        device.permission.request(.whenInUse)
        #expect(device.permission.prompts.count == 2)

        var switches = SwitchSettings()
        try switches.set(.promptSurvivesBackground, to: "true")
        let staying = try phone(os, switches: switches)
        staying.permission.request(.whenInUse)
        staying.app.enterBackground()
        #expect(staying.permission.promptOnScreen != nil)
    }

    @Test(
        "2.7-6: what stands in front of the app does not end Allow Once",
        arguments: ["13.0", "13.4", "14.0", "26.0"]
    )
    func inactive(_ os: String) throws {
        let device = try phone(os, permission: PermissionState(grant: .once))
        device.app.resignActive()
        device.advance(by: .seconds(86_400))
        #expect(device.app.state == .inactive)
        #expect(device.permission.state.grant == .once)
    }
}
