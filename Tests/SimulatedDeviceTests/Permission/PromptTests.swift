// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice
import Testing

@Suite("Prompts on the phone")
struct PromptTests {
    @Test("A prompt makes the app inactive; the answer makes it active and is reported once.")
    func answer() throws {
        let device = try phone()
        let listener = Listener(on: device)
        device.permission.observeChanges(listener.slot)
        device.permission.request(.whenInUse)
        #expect(device.app.state == .inactive)
        #expect(device.permission.status == .notDetermined)
        try device.permission.answer(.allowWhileUsing, precise: false)
        device.settle()
        #expect(device.app.state == .active)
        #expect(device.permission.status == .authorizedWhenInUse)
        #expect(device.permission.accuracy == .reduced)
        #expect(listener.times(.authorizationChanged).count == 1)
    }

    @Test("Keep Only While Using changes nothing the app can see, and reports nothing.")
    func keepOnlyWhileUsing() throws {
        let device = try phone(permission: PermissionState(grant: .whenInUse))
        let listener = Listener(on: device)
        device.permission.observeChanges(listener.slot)
        device.permission.request(.always)
        try device.permission.answer(.keepOnlyWhileUsing)
        device.settle()
        #expect(listener.events.isEmpty)
        device.permission.request(.always)
        #expect(device.permission.promptOnScreen == nil)
    }

    @Test("A second request while a prompt is on screen adds none.")
    func secondRequest() throws {
        let device = try phone()
        device.permission.request(.whenInUse)
        device.permission.request(.always)
        #expect(device.permission.prompts.map(\.id) == [.first13])
        #expect(device.lines(.refused).count == 1)
    }

    @Test("A prompt vanishes when the app leaves the screen; a later request asks again.")
    func dismissed() throws {
        let device = try phone()
        device.permission.request(.whenInUse)
        device.app.enterBackground()
        #expect(device.permission.prompts.map(\.answer) == [.gone])
        device.app.enterForeground()
        #expect(device.app.state == .active)
        device.permission.request(.whenInUse)
        #expect(device.permission.promptOnScreen != nil)
    }

    @Test("By the switch a prompt stays, and keeps the app inactive when it comes back.")
    func survives() throws {
        var switches = SwitchSettings()
        try switches.set(.promptSurvivesBackground, to: "true")
        let device = try phone(switches: switches)
        device.permission.request(.whenInUse)
        device.app.enterBackground()
        device.app.enterForeground()
        #expect(device.app.state == .inactive)
        try device.permission.answer(.allowWhileUsing)
        #expect(device.app.state == .active)
    }

    @Test("The script's answers serve prompts by id, each once, after their delay.")
    func script() throws {
        let device = try phone()
        device.user.answers = [
            DeviceUserAnswer(prompt: .wiu8, option: .allow),
            DeviceUserAnswer(prompt: .first13, option: .dontAllow, delay: .seconds(3)),
        ]
        device.permission.request(.whenInUse)
        device.advance(by: .seconds(2))
        #expect(device.permission.status == .notDetermined)
        device.advance(by: .seconds(1))
        #expect(device.permission.status == .denied)
        #expect(device.user.answers.map(\.prompt) == [.wiu8])
    }

    @Test("An answer the prompt does not offer is refused with what it offers.")
    func impossibleAnswer() throws {
        let device = try phone()
        device.permission.request(.whenInUse)
        let error = #expect(throws: DeviceActionError.self) { try device.permission.answer(.alwaysAllow) }
        #expect(error?.message.contains("allowWhileUsing") == true)
    }

    @Test("Settings refuses what it does not offer, and lists what it offers.")
    func impossibleSetting() throws {
        let device = try phone("12.0", texts: [.whenInUse])
        let error = #expect(throws: DeviceActionError.self) { try device.permission.change(.access(.askNextTime)) }
        #expect(error?.message.contains("never, whileUsing") == true)
        #expect(throws: DeviceActionError.self) { try device.permission.change(.access(.always)) }
        #expect(throws: DeviceActionError.self) { try device.permission.change(.precise(true)) }
    }

    @Test("A missing usage text is silence, a line on the console, and the key's name in the journal.")
    func missingText() throws {
        let device = try phone("17.4", texts: [.always])
        device.permission.request(.always)
        #expect(device.permission.prompts.isEmpty)
        #expect(device.lines(.refused).first?.contains("NSLocationAlwaysAndWhenInUseUsageDescription") == true)
        #expect(device.lines(.refused).first?.contains("[ENV-NO-TEXT-11]") == true)
        #expect(device.lines(.console).count == 1)
    }

    @Test("Each use of Allow Once ends after the grace period, and asks again.")
    func allowOnce() throws {
        let device = try phone("15.0")
        device.user.otherwise = .allowOnce
        device.permission.request(.whenInUse)
        device.settle()
        #expect(device.permission.status == .authorizedWhenInUse)
        device.app.enterBackground()
        device.advance(by: .seconds(3))
        device.app.enterForeground()
        device.advance(by: .seconds(30))
        #expect(device.permission.status == .authorizedWhenInUse)
        device.app.enterBackground()
        device.advance(by: .seconds(6))
        #expect(device.permission.status == .notDetermined)
        device.app.enterForeground()
        device.permission.request(.whenInUse)
        #expect(device.permission.prompts.count == 2)
    }

    @Test("An event for provisional Always raises the deferred prompt, and keeping ends Always.")
    func provisional() throws {
        let device = try phone("13.1", permission: PermissionState(grant: .provisionalAlways, alwaysAsked: true))
        device.app.enterBackground()
        device.advance(by: .seconds(10))
        device.permission.deliverAlwaysEvent()
        #expect(device.permission.promptOnScreen?.id == .upgrade13)
        try device.permission.answer(.keepOnlyWhileUsing)
        #expect(device.permission.status == .authorizedWhenInUse)
        #expect(device.lines(.console).last?.contains("dropped") == true)
    }

    @Test("Temporary accuracy: the answer sets the property, then reports, then completes without error.")
    func temporaryAccuracy() throws {
        let device = try phone(permission: PermissionState(grant: .whenInUse, precise: false))
        let listener = Listener(on: device)
        device.permission.observeChanges(listener.slot)
        device.permission.requestTemporaryFullAccuracy(purposeKey: "navigation", from: listener.slot)
        #expect(device.permission.promptOnScreen?.text == "to find the door")
        try device.permission.answer(.allowOnce)
        #expect(device.permission.accuracy == .full)
        device.settle()
        #expect(listener.events.map(\.kind) == [.authorizationChanged, .temporaryAccuracyEnded])
        #expect(listener.events.last?.payload == -1)
    }

    @Test(
        "Temporary accuracy that cannot prompt ends with promptDeclined, the unknown key by its switch.",
        arguments: [("navigation", "18", 18), ("unknown", "18", 18), ("unknown", "1", 1)]
    )
    func temporaryAccuracyRefused(key: String, switchValue: String, code: Int) throws {
        var switches = SwitchSettings()
        try switches.set(.tempAccuracyUnknownKeyCode, to: switchValue)
        let device = try phone(
            permission: PermissionState(grant: .whenInUse, precise: key == "navigation"),
            switches: switches
        )
        let listener = Listener(on: device)
        device.permission.requestTemporaryFullAccuracy(purposeKey: key, from: listener.slot)
        device.settle()
        #expect(listener.events.map(\.payload) == [code])
        #expect(device.permission.prompts.isEmpty)
    }
}
