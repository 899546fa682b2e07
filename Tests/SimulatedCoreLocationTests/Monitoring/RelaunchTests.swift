// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("Launches for location events")
struct RelaunchTests {
    /// An app that watches the park, follows significant changes and visits, in every process again if it is told to.
    private final class App {
        let device: SimulatedDevice
        let startsAgain: Bool
        private(set) var watchers: [Watcher] = []
        private(set) var managers: [CLLocationManager] = []

        init(_ device: SimulatedDevice, startsAgain: Bool = true) {
            self.device = device
            self.startsAgain = startsAgain
            device.app.launchedBySystem = { [weak self] in self?.begin(isFirst: false) }
            begin(isFirst: true)
        }

        var events: [String] { watchers.last?.events ?? [] }

        private func begin(isFirst: Bool) {
            let watcher = Watcher(device)
            let manager = device.manager(watcher)
            watchers.append(watcher)
            managers.append(manager)
            guard isFirst || startsAgain else { return }
            if isFirst { manager.startMonitoring(for: park()) }
            manager.startMonitoringSignificantLocationChanges()
            manager.startMonitoringVisits()
        }
    }

    private func away(_ device: SimulatedDevice, by ender: DeviceTermination = .system) {
        device.advance(by: .seconds(30))
        device.app.terminate(by: ender)
        device.moveNorth(5_000)
        device.advance(by: .seconds(20))
    }

    @Test(
        "With Always a border crossed launches the app off screen, which hears of it by any manager and is suspended."
    )
    func region() throws {
        let device = try phone("16.0", .always)
        let app = App(device, startsAgain: false)
        away(device)
        #expect(device.app.process == 1)
        device.advance(by: .seconds(10))
        #expect(device.app.process == 2)
        #expect(device.app.launchReason == .location)
        #expect(device.app.state == .background)
        #expect(app.events == ["60 left park", "60 outside park"])
        device.advance(by: .seconds(15))
        #expect(device.app.state == .suspended)
        #expect(device.lines(.appState).contains { $0.contains("launched for a location event") } == false)
        #expect(device.journal.entries.contains { $0.rule == BehaviourRule.monitoringRelaunches.rawValue })
    }

    @Test("An app that is deleted and installed again is launched for nothing that it watched before.")
    func reinstalled() throws {
        let device = try phone("16.0", .always)
        let app = App(device, startsAgain: false)
        device.advance(by: .seconds(30))
        device.reinstallApp()
        device.app.launch()
        device.permission.request(.whenInUse)
        try device.permission.answer(.allowWhileUsing)
        let manager = device.manager(Watcher(device))
        #expect(manager.monitoredRegions.isEmpty)
        device.moveNorth(5_000)
        device.advance(by: .seconds(60))
        #expect(app.events == ["0 started park", "1 ±65", "10 inside park"])
    }

    @Test("In the launched process a manager has a location before any service starts.")
    func location() throws {
        let device = try phone("16.0", .always)
        let app = App(device, startsAgain: false)
        away(device)
        device.advance(by: .seconds(10))
        let location = try #require(app.managers.last?.location)
        #expect(location.horizontalAccuracy == 65)
        #expect(abs(location.coordinate.latitude - device.sensing.truth.latitude) < 1e-9)
    }

    @Test("A significant change launches the app, which hears of it when it starts that again.")
    func significantChange() throws {
        let device = try phone("16.0", .always)
        let app = App(device)
        app.managers[0].stopMonitoring(for: park())
        device.advance(by: .seconds(30))
        device.app.terminate()
        device.moveNorth(5_000)
        device.advance(by: .seconds(600))
        #expect(device.app.process == 2)
        #expect(app.events.first == "301 ±65")
        #expect(device.journal.entries.contains { $0.rule == BehaviourRule.monitoringStartAgain.rawValue })
    }

    @Test("What was stopped launches nothing.")
    func stopped() throws {
        let device = try phone("16.0", .always)
        let app = App(device)
        device.advance(by: .seconds(30))
        app.managers[0].stopMonitoring(for: park())
        app.managers[0].stopMonitoringSignificantLocationChanges()
        app.managers[0].stopMonitoringVisits()
        away(device)
        device.advance(by: .seconds(4_000))
        #expect(device.app.process == 1)
    }

    @Test("A visit launches the app, which hears of it when it starts that again.")
    func visit() throws {
        let device = try phone("16.0", .always)
        let app = App(device)
        device.advance(by: .seconds(30))
        app.managers[0].stopMonitoring(for: park())
        app.managers[0].stopMonitoringSignificantLocationChanges()
        device.settle()
        device.app.terminate()
        device.advance(by: .seconds(600))
        #expect(device.app.process == 2)
        #expect(app.events.contains { $0.hasSuffix("visit of 0") })
    }

    @Test("Less than Always launches nothing.", arguments: [AccessGrant.whenInUse, .provisionalAlways, .denied])
    func whenInUse(_ grant: AccessGrant) throws {
        let device = try phone("16.0", grant)
        _ = App(device)
        away(device)
        device.advance(by: .seconds(4_000))
        #expect(device.app.process == 1)
        #expect(device.app.state == .terminated)
    }

    @Test("An app that the user has quit is launched, unless the switch says otherwise.", arguments: [true, false])
    func forceQuit(_ relaunches: Bool) throws {
        let device = try phone("16.0", .always, switches: [.relaunchAfterForceQuit: String(relaunches)])
        let app = App(device)
        away(device, by: .user)
        #expect(device.app.wasForceQuit)
        device.advance(by: .seconds(600))
        #expect(device.app.process == (relaunches ? 2 : 1))
        let cited = device.journal.entries.filter { $0.rule == BehaviourRule.monitoringForceQuit.rawValue }
        #expect(cited.count == 1)
        device.app.launch()
        #expect(!device.app.wasForceQuit)
        #expect(app.watchers.count == device.app.process - (relaunches ? 0 : 1))
    }

    @Test("After a restart nothing is monitored before the phone is unlocked.")
    func restart() throws {
        let device = try phone("16.0", .always)
        let app = App(device)
        device.advance(by: .seconds(30))
        device.restart()
        device.moveNorth(5_000)
        device.advance(by: .seconds(1_000))
        #expect(device.app.process == 1)
        device.unlock()
        device.advance(by: .seconds(40))
        #expect(device.app.process == 2)
        #expect(app.events.contains { $0.hasSuffix("left park") })
    }

    @Test("Without the network no border is noticed; it is told when the network is back.")
    func offline() throws {
        let device = try phone("16.0", .whenInUse)
        let app = Watcher(device)
        let manager = device.manager(app)
        manager.startMonitoring(for: park())
        device.advance(by: .seconds(15))
        device.network.isOnline = false
        device.moveNorth(300)
        device.advance(by: .seconds(500))
        #expect(app.events.count == 2)
        device.network.isOnline = true
        device.advance(by: .seconds(35))
        #expect(app.events.suffix(2) == ["540 left park", "540 outside park"])
        #expect(device.journal.entries.filter { $0.rule == BehaviourRule.regionNetwork.rawValue }.count == 1)
        manager.stopMonitoring(for: park())
    }

    @Test("The system may take longer to tell a crossing.", arguments: [(0, "40"), (180, "220")])
    func latency(_ seconds: Int, _ time: String) throws {
        let device = try phone("16.0", .whenInUse, switches: [.regionLatency: "\(seconds)"])
        let app = Watcher(device)
        let manager = device.manager(app)
        manager.startMonitoring(for: park())
        device.advance(by: .seconds(15))
        device.moveNorth(300)
        device.advance(by: .seconds(400))
        #expect(app.events.dropFirst(2).first == "\(time) left park")
        #expect(device.lines(.callback).contains { $0.contains("REG-LATENCY") } == (seconds > 0))
        #expect(manager.monitoredRegions.count == 1)
    }

    @Test("A border that is passed by less than some metres counts as not crossed.")
    func margin() throws {
        let device = try phone("16.0", .whenInUse)
        let app = Watcher(device)
        let manager = device.manager(app)
        manager.startMonitoring(for: park(radius: 200))
        device.advance(by: .seconds(15))
        device.moveNorth(210)
        device.advance(by: .seconds(100))
        #expect(app.events.count == 2)
        device.moveNorth(20)
        device.advance(by: .seconds(40))
        #expect(app.events.count == 4)
        #expect(manager.monitoredRegions.count == 1)
    }

    @Test("Settings marks recent use, use within a day, and regions that are watched.")
    func settingsArrow() throws {
        let device = try phone("16.0", .whenInUse)
        let manager = device.manager(Watcher(device))
        #expect(device.location.settingsArrow.arrow == .none)
        manager.requestLocation()
        device.advance(by: .seconds(20))
        #expect(device.location.settingsArrow.arrow == .solidPurple)
        device.advance(by: .seconds(1_000))
        #expect(device.location.settingsArrow.arrow == .solidGray)
        manager.startMonitoring(for: park())
        device.settle()
        #expect(device.location.settingsArrow.arrow == .hollowPurple)
        manager.stopMonitoring(for: park())
        device.advance(by: .seconds(90_000))
        #expect(device.location.settingsArrow.arrow == .none)
    }
}
