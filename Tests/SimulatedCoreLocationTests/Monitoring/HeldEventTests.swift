// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("Events held for provisional Always")
struct HeldEventTests {
    /// A phone whose app watches the park, off screen and outside of it: the crossing is held.
    private func held(_ switches: [SwitchName: String] = [:]) throws -> (SimulatedDevice, Watcher, CLLocationManager) {
        let device = try phone("16.0", .provisionalAlways, switches: switches)
        let app = Watcher(device)
        let manager = device.manager(app)
        manager.startMonitoring(for: park())
        device.advance(by: .seconds(15))
        device.app.enterBackground()
        device.moveNorth(300)
        device.advance(by: .seconds(45))
        return (device, app, manager)
    }

    @Test("The crossing is told after Change to Always Allow, while it is fresh.", arguments: [(0, 4), (601, 2)])
    func freshness(_ delay: Int, _ count: Int) throws {
        let (device, app, manager) = try held()
        #expect(device.permission.promptOnScreen?.id == .upgrade13)
        device.advance(by: .seconds(delay))
        try device.permission.answer(.changeToAlwaysAllow)
        device.advance(by: .seconds(60))
        #expect(app.events.count == count)
        #expect(manager.monitoredRegions.count == 1)
    }

    @Test("How long it stays fresh is a switch.", arguments: [("30", 2), ("3600", 4)])
    func maximumAge(_ age: String, _ count: Int) throws {
        let (device, app, manager) = try held([.heldEventMaxAge: age])
        device.advance(by: .seconds(700))
        try device.permission.answer(.changeToAlwaysAllow)
        device.advance(by: .seconds(60))
        #expect(app.events.count == count)
        #expect(manager.monitoredRegions.count == 1)
    }

    @Test("Keep Only While Using drops it.")
    func kept() throws {
        let (device, app, manager) = try held()
        try device.permission.answer(.keepOnlyWhileUsing)
        device.app.enterForeground()
        device.advance(by: .seconds(60))
        #expect(app.events.count == 2)
        #expect(manager.authorizationStatus == .authorizedWhenInUse)
    }

    @Test("The newest replaces the older.")
    func newest() throws {
        let (device, app, manager) = try held()
        device.moveNorth(-300)
        device.advance(by: .seconds(60))
        #expect(device.permission.prompts.filter { $0.id == .upgrade13 }.count == 1)
        try device.permission.answer(.changeToAlwaysAllow)
        device.advance(by: .seconds(60))
        #expect(app.events.dropFirst(2) == ["120 entered park", "120 inside park"])
        #expect(device.journal.entries.contains { $0.rule == BehaviourRule.heldEventNewest.rawValue })
        #expect(manager.monitoredRegions.count == 1)
    }

    @Test("An app whose process is gone is launched for it after the answer.")
    func terminated() throws {
        let device = try phone("16.0", .provisionalAlways)
        var watchers = [Watcher(device)]
        var managers = [device.manager(watchers[0])]
        managers[0].startMonitoring(for: park())
        device.app.launchedBySystem = {
            watchers.append(Watcher(device))
            managers.append(device.manager(watchers[1]))
        }
        device.advance(by: .seconds(15))
        device.app.terminate()
        device.moveNorth(300)
        device.advance(by: .seconds(100))
        #expect(device.app.process == 1)
        try device.permission.answer(.changeToAlwaysAllow)
        device.advance(by: .seconds(5))
        #expect(device.app.process == 2)
        #expect(watchers[1].events == ["115 left park", "115 outside park"])
        device.app.launchedBySystem = nil
    }

    @Test("A held significant change is told after the answer.")
    func significantChange() throws {
        let device = try phone("16.0", .provisionalAlways)
        let app = Watcher(device)
        let manager = device.manager(app)
        manager.startMonitoringSignificantLocationChanges()
        device.advance(by: .seconds(15))
        device.app.enterBackground()
        device.moveNorth(3_000)
        device.advance(by: .seconds(400))
        #expect(app.events.count == 1)
        try device.permission.answer(.changeToAlwaysAllow)
        device.advance(by: .seconds(5))
        #expect(app.events.count == 2)
        #expect(manager.location != nil)
    }
}
