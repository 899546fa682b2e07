// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("Authorization callbacks")
struct AuthorizationCallbackTests {
    @Test("A new manager tells its status once, on a later turn.")
    func initial() throws {
        let device = try phone()
        let app = NewRecorder(device)
        let manager = device.manager(app)
        #expect(app.events == [])
        device.advance(by: .seconds(5))
        #expect(app.events == ["0 notDetermined full"])
        #expect(manager.authorizationStatus == .notDetermined)
        #expect(device.permission.deliveredChangeCount == 0)
    }

    @Test("Every manager tells each change once.")
    func everyManager() throws {
        let device = try phone()
        let (one, other) = (NewRecorder(device), NewRecorder(device))
        let managers = [device.manager(one), device.manager(other)]
        device.settle()
        managers[0].requestWhenInUseAuthorization()
        device.advance(by: .seconds(2))
        try device.permission.answer(.allowWhileUsing)
        #expect(one.events.count == 1)
        device.settle()
        #expect(one.events == ["0 notDetermined full", "2 whenInUse full"])
        #expect(other.events == one.events)
        #expect(device.permission.deliveredChangeCount == 1)
    }

    @Test("Before iOS 14 the old method is called.", arguments: ["8.4", "10.3", "12.0", "13.7"])
    func oldOnly(_ os: String) throws {
        let device = try phone(os, .whenInUse)
        let app = BothRecorder(device)
        let manager = device.manager(app)
        device.settle()
        try device.permission.change(.access(.never))
        device.settle()
        #expect(app.events == ["0 old whenInUse", "0 old denied"])
        #expect(manager.delegate === app)
    }

    @Test("From iOS 14 a delegate with both methods gets the new one only.", arguments: ["14.0", "17.4", "26.0"])
    func newOnly(_ os: String) throws {
        let device = try phone(os, .whenInUse)
        let app = BothRecorder(device)
        let manager = device.manager(app)
        device.settle()
        try device.permission.change(.access(.never))
        device.settle()
        #expect(app.events == ["0 new", "0 new"])
        #expect(manager.delegate === app)
    }

    @Test("By a switch a delegate with both methods gets both.")
    func both() throws {
        let device = try phone("17.4", .whenInUse, switches: [.preferNewAuthorizationCallback: "false"])
        let app = BothRecorder(device)
        let manager = device.manager(app)
        device.settle()
        try device.permission.change(.precise(false))
        device.settle()
        #expect(app.events == ["0 new", "0 old whenInUse", "0 new"])
        #expect(manager.delegate === app)
    }

    @Test("From iOS 14 a delegate with the old method alone hears of status changes, not of accuracy.")
    func oldAlone() throws {
        let device = try phone("17.4", .whenInUse)
        let app = OldRecorder(device)
        let manager = device.manager(app)
        device.settle()
        try device.permission.change(.precise(false))
        device.settle()
        try device.permission.change(.access(.never))
        device.settle()
        #expect(app.events == ["0 old whenInUse", "0 old denied"])
        #expect(manager.accuracyAuthorization == .reducedAccuracy)
    }

    @Test("A change of accuracy alone is told by the new method.")
    func accuracyOnly() throws {
        let device = try phone("17.4", .whenInUse)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        device.settle()
        try device.permission.change(.precise(false))
        device.advance(by: .seconds(1))
        #expect(app.events == ["0 whenInUse full", "0 whenInUse reduced"])
        #expect(manager.accuracyAuthorization == .reducedAccuracy)
    }

    @Test("An answer that changes nothing visible is not told.")
    func keepOnlyWhileUsing() throws {
        let device = try phone("17.4", .whenInUse)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        device.settle()
        manager.requestAlwaysAuthorization()
        try device.permission.answer(.keepOnlyWhileUsing)
        device.settle()
        #expect(app.events == ["0 whenInUse full"])
    }

    @Test("Changes while the app is suspended are told as one when it runs again.")
    func suspended() throws {
        let device = try phone("15.0", .always)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        device.settle()
        device.app.enterBackground()
        device.advance(by: .seconds(60))
        #expect(device.app.state == .suspended)
        try device.permission.change(.access(.whileUsing))
        try device.permission.change(.access(.never))
        device.advance(by: .seconds(60))
        #expect(app.events == ["0 always full"])
        device.app.enterForeground()
        device.settle()
        #expect(app.events == ["0 always full", "120 denied full"])
        #expect(device.permission.deliveredChangeCount == 1)
        #expect(manager.authorizationStatus == .denied)
    }

    @Test("What changed and changed back while the app was suspended is not told.")
    func suspendedAndBack() throws {
        let device = try phone("15.0", .whenInUse)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        device.settle()
        device.app.enterBackground()
        device.advance(by: .seconds(60))
        try device.permission.change(.access(.never))
        try device.permission.change(.access(.whileUsing))
        device.app.enterForeground()
        device.settle()
        #expect(app.events == ["0 whenInUse full"])
        #expect(manager.authorizationStatus == .authorizedWhenInUse)
    }

    @Test("Location services off read as denied, and come back.")
    func servicesOff() throws {
        let device = try phone()
        let app = NewRecorder(device)
        let manager = device.manager(app)
        device.settle()
        for isOn in [false, true] {
            try device.permission.change(.locationServices(isOn))
            device.settle()
        }
        #expect(app.events == ["0 notDetermined full", "0 denied full", "0 notDetermined full"])
        #expect(manager.authorizationStatus == .notDetermined)
    }

    @Test("A delegate that implements nothing is called and hears nothing.")
    func mute() throws {
        let device = try phone("17.4", .whenInUse)
        let app = MuteRecorder(device)
        let manager = device.manager(app)
        device.settle()
        try device.permission.change(.access(.never))
        device.settle()
        #expect(device.permission.deliveredChangeCount == 0)
        #expect(device.lines(.callback) == [])
        #expect(manager.delegate === app)
    }
}
