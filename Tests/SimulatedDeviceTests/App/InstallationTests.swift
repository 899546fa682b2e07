// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice
import Testing

@Suite("Updates, new installations, newer systems, App Clips and widgets")
struct InstallationTests {
    @Test(
        "An update without the texts for Always leaves While Using, and ends the process",
        arguments: ["10.3", "17.4"]
    )
    func update(_ os: String) throws {
        let device = try phone(os, permission: PermissionState(grant: .always))
        device.updateApp(AppDeclaration(usageTexts: [.whenInUse: "near you"]))
        #expect(device.app.state == .terminated)
        #expect(device.permission.status == .authorizedWhenInUse)
        #expect(device.lines(.authorization).last?.contains("UPDATE-ALWAYS-LOST") == true)
        device.updateApp(AppDeclaration())
        #expect(device.permission.status == .notDetermined)
        device.app.launch()
        device.permission.request(.whenInUse)
        #expect(device.permission.promptOnScreen == nil)
    }

    @Test("After a refusal an update changes nothing; a new installation may ask again")
    func refused() throws {
        let device = try phone(permission: PermissionState(grant: .denied, alwaysAsked: true))
        device.updateApp(AppDeclaration())
        #expect(device.permission.status == .denied)
        device.updateApp(.sample)
        device.reinstallApp()
        #expect(device.permission.state == PermissionState())
        #expect(device.permission.settingsAccess == nil)
        device.app.launch()
        device.permission.request(.whenInUse)
        #expect(device.permission.promptOnScreen?.id == .first13)
    }

    @Test("A grant from iOS 12 is kept on iOS 14, precise, and the newer rules bind")
    func upgrade() throws {
        let device = try phone("12.4", permission: PermissionState(grant: .whenInUse, precise: false))
        try device.upgrade(to: IOSVersion(parsing: "14.0"))
        #expect(device.os.description == "14.0")
        #expect(device.permission.status == .authorizedWhenInUse)
        #expect(device.permission.accuracy == .full)
        device.app.launch()
        device.permission.request(.always)
        #expect(device.permission.promptOnScreen?.id == .upgrade13)
        #expect(throws: DeviceActionError.self) { try device.upgrade(to: IOSVersion(parsing: "13.0")) }
    }

    private func special(_ build: AppBuild, _ os: String, texts: Set<UsageKey> = Set(UsageKey.allCases)) throws
        -> SimulatedDevice
    {
        var configuration = DeviceConfiguration(
            os: try IOSVersion(parsing: os),
            declaration: AppDeclaration(usageTexts: Dictionary(uniqueKeysWithValues: texts.map { ($0, "because") }))
        )
        configuration.build = build
        let device = SimulatedDevice(configuration)
        device.app.launch()
        return device
    }

    @Test("While Using lasts until midnight for an App Clip, and Always cannot be had")
    func appClip() throws {
        let device = try special(.appClip, "17.4")
        device.permission.request(.always)
        #expect(device.permission.promptOnScreen == nil)
        #expect(throws: DeviceActionError.self) { try device.permission.change(.access(.always)) }
        device.advance(by: .seconds(3600))
        device.permission.request(.whenInUse)
        try device.permission.answer(.allowWhileUsing)
        device.advance(to: .seconds(86_399))
        #expect(device.permission.status == .authorizedWhenInUse)
        device.advance(to: .seconds(86_401))
        #expect(device.permission.status == .notDetermined)
        #expect(device.lines(.authorization).last?.contains("CLIP-DAY-ENDED") == true)
    }

    @Test("An app built with an older SDK has three choices with the old text alone")
    func olderSDK() throws {
        let device = try special(.sdk8to10, "11.4", texts: [.always])
        device.permission.request(.always)
        #expect(device.permission.promptOnScreen?.id == .always11)
        #expect(device.permission.promptOnScreen?.usageKey == "NSLocationAlwaysUsageDescription")
        #expect(device.permission.promptOnScreen?.buttons.count == 3)
    }

    @Test("The alert that Location Services are off comes at every request, or by the switch once in a process")
    func servicesAlert() throws {
        for (value, count) in [("true", 2), ("false", 1)] {
            var switches = SwitchSettings()
            try switches.set(.servicesAlertRepeats, to: value)
            let device = try phone(permission: PermissionState(servicesOn: false), switches: switches)
            for _ in 1...2 {
                device.permission.request(.whenInUse)
                if device.permission.promptOnScreen != nil { try device.permission.answer(.cancel) }
            }
            #expect(device.permission.prompts.count == count)
            device.app.terminate()
            device.app.launch()
            device.permission.request(.whenInUse)
            #expect(device.permission.prompts.count == count + 1)
        }
    }

    @Test("Settings leave the app running")
    func settingsKeepApp() throws {
        let device = try phone(permission: PermissionState(grant: .whenInUse))
        for edit in [SettingsEdit.access(.never), .precise(false), .locationServices(false), .restricted(true)] {
            try device.permission.change(edit)
            #expect(device.app.state == .active)
        }
    }
}
