// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice
import Testing

@Suite("Opening Settings")
struct SettingsLinkTests {
    @Test(
        "A prefs: link takes the app to Settings on iOS 8 and 9, and from iOS 10 on it opens nothing.",
        arguments: [("8", true), ("9.3", true), ("10", false), ("14", false), ("26", false)]
    )
    func legacyLink(_ os: String, _ opens: Bool) throws {
        let device = try phone(os)
        let destination = device.app.open("prefs:root=LOCATION_SERVICES")
        #expect(destination == (opens ? .page : .nothing))
        #expect(device.app.state == (opens ? .background : .active))
        let entry = try #require(device.journal.entries.last)
        #expect(entry.event == (opens ? .appState : .refused))
        #expect(entry.rule == (opens ? "LINK-PREFS-8" : "LINK-PREFS-10"))
    }

    @Test("The public way leads to the app's page on every iOS.", arguments: ["8", "10", "13.4", "18", "26"])
    func ownPage(_ os: String) throws {
        let device = try phone(os)
        device.app.openSettings()
        #expect(device.app.state == .background)
        #expect(device.journal.entries.last?.rule == "LINK-OWN-PAGE")
    }

    @Test("An app that is not on screen opens nothing, and the journal says why.")
    func offScreen() throws {
        let device = try phone()
        device.app.enterBackground()
        #expect(device.app.open(DeviceApp.openSettingsURLString) == .nothing)
        #expect(device.journal.entries.last?.detail.contains("only an app on screen opens links") == true)
    }

    @Test("Other links open nothing.")
    func otherLink() throws {
        let device = try phone()
        #expect(device.app.open("https://example.com") == .nothing)
        #expect(device.journal.entries.last?.rule == "LINK-OTHER")
    }
}
