// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice
import Testing

@Suite("The app's life cycle")
struct LifeCycleTests {
    @Test("An app that leaves the screen is suspended when the grace period is over.")
    func suspension() throws {
        let device = try phone()
        device.app.enterBackground()
        device.advance(by: .seconds(4))
        #expect(device.app.presence == .grace)
        device.advance(by: .seconds(1))
        #expect(device.app.state == .suspended)
        #expect(device.app.presence == .background)
    }

    @Test("Location that may run in the background keeps the app running, and shows the indicator.")
    func backgroundSession() throws {
        let device = try phone(permission: PermissionState(grant: .whenInUse))
        let manager = Listener(on: device)
        let session = device.location.open(for: manager.slot)
        var wants = DeviceLocationSession()
        wants.isUpdating = true
        wants.allowsBackground = true
        device.location.update(session, wants)
        device.app.enterBackground()
        device.advance(by: .seconds(60))
        #expect(device.app.presence == .indicator)
        #expect(device.location.mayDeliver(to: session).allowed)
        #expect(device.location.statusBar.last?.indicator == .pill)
        wants.isUpdating = false
        device.location.update(session, wants)
        device.advance(by: .seconds(60))
        #expect(device.app.state == .suspended)
        #expect(device.location.statusBar.last?.indicator == nil)
    }

    @Test("Updates begun off the screen do not keep the app running.")
    func startedInBackground() throws {
        let device = try phone(permission: PermissionState(grant: .whenInUse))
        let manager = Listener(on: device)
        let session = device.location.open(for: manager.slot)
        device.app.enterBackground()
        var wants = DeviceLocationSession()
        wants.isUpdating = true
        wants.allowsBackground = true
        device.location.update(session, wants)
        device.advance(by: .seconds(6))
        #expect(device.app.state == .suspended)
        #expect(!device.location.mayDeliver(to: session).allowed)
    }

    @Test("What comes due while the app is suspended waits for it, in order.")
    func heldEvents() throws {
        let device = try phone()
        let listener = Listener(on: device)
        let kinds = [DeviceEvent.Kind(rawValue: 1), DeviceEvent.Kind(rawValue: 2)]
        device.app.enterBackground()
        device.schedule(kinds[1], after: .seconds(20), to: listener.slot)
        device.schedule(kinds[0], after: .seconds(10), to: listener.slot)
        device.advance(by: .seconds(60))
        #expect(listener.events.isEmpty)
        device.app.enterForeground()
        device.settle()
        #expect(listener.events.map(\.kind) == kinds)
        #expect(listener.events.allSatisfy { $0.time == .seconds(60) })
    }

    @Test("Nothing reaches the receivers of a process that ended, also not after a new launch.")
    func endedProcess() throws {
        let device = try phone()
        let listener = Listener(on: device)
        device.schedule(DeviceEvent.Kind(rawValue: 1), after: .seconds(10), to: listener.slot)
        device.app.terminate()
        device.app.launch()
        device.advance(by: .seconds(60))
        #expect(listener.events.isEmpty)
        #expect(device.app.process == 2)
    }

    @Test("Receivers hear of every state the app can notice.")
    func observers() throws {
        let device = try phone()
        let listener = Listener(on: device)
        device.app.observeState(listener.slot)
        device.app.enterBackground()
        device.advance(by: .seconds(30))
        device.app.enterForeground()
        device.settle()
        let states = listener.events.filter { $0.kind == .appStateChanged }
            .map { DeviceAppState.allCases[$0.payload] }
        #expect(states == [.background, .active])
    }

    @Test("Class-level state ends with the process or stays with the installation, as its key says.")
    func storage() throws {
        enum ProcessKey: DeviceStorageKey { static var defaultValue: Int { 0 } }
        enum InstallationKey: DeviceStorageKey {
            static var defaultValue: Int { 0 }
            static var lifetime: DeviceStorageLifetime { .installation }
        }
        let device = try phone()
        device.storage[ProcessKey.self] = 1
        device.storage[InstallationKey.self] = 2
        device.app.terminate()
        #expect(device.storage[ProcessKey.self] == 0)
        #expect(device.storage[InstallationKey.self] == 2)
    }
}
