// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("In the background")
struct BackgroundTests {
    /// A phone whose app has been updating for a second, with its manager.
    private func updating(
        _ device: SimulatedDevice,
        _ app: NewRecorder,
        allowsBackground: Bool
    ) -> CLLocationManager {
        let manager = device.manager(app)
        manager.allowsBackgroundLocationUpdates = allowsBackground
        manager.startUpdatingLocation()
        device.advance(by: .seconds(1))
        return manager
    }

    @Test("With flag, mode and a start on screen they go on, and the indicator shows.")
    func goesOn() throws {
        let device = try phone("17.4", .whenInUse)
        let app = NewRecorder(device)
        let manager = updating(device, app, allowsBackground: true)
        device.app.enterBackground()
        device.advance(by: .seconds(60))
        #expect(app.locations.count == 61)
        #expect(device.app.state == .background)
        #expect(device.location.statusBar.last?.indicator == .pill)
        manager.stopUpdatingLocation()
        device.advance(by: .seconds(60))
        #expect(device.app.state == .suspended)
        #expect(device.location.statusBar.last?.indicator == nil)
    }

    @Test("Without the flag they end with the grace period, and go on when the app is back.")
    func withoutFlag() throws {
        let device = try phone("17.4", .whenInUse)
        let app = NewRecorder(device)
        let manager = updating(device, app, allowsBackground: false)
        device.app.enterBackground()
        device.advance(by: .seconds(60))
        #expect(app.locations.count == 5)
        #expect(device.app.state == .suspended)
        device.app.enterForeground()
        device.advance(by: .seconds(2))
        #expect(app.locations.count == 9)
        #expect(manager.location === app.locations.last)
    }

    @Test("An app with Always shows the indicator only if it asks for it.")
    func always() throws {
        let device = try phone("17.4", .always)
        let app = NewRecorder(device)
        let manager = updating(device, app, allowsBackground: true)
        device.app.enterBackground()
        device.advance(by: .seconds(60))
        #expect(app.locations.count == 61)
        #expect(device.location.statusBar.last?.indicator == nil)
        manager.showsBackgroundLocationIndicator = true
        #expect(device.location.statusBar.last?.indicator == .pill)
    }

    @Test("Updates started off screen deliver nothing.")
    func startedOffScreen() throws {
        let device = try phone("17.4", .whenInUse, switches: [.graceSeconds: "3"])
        let app = NewRecorder(device)
        let (running, late) = (updating(device, NewRecorder(device), allowsBackground: true), device.manager(app))
        device.app.enterBackground()
        device.advance(by: .seconds(5))
        late.allowsBackgroundLocationUpdates = true
        late.startUpdatingLocation()
        device.advance(by: .seconds(60))
        #expect(app.locations.isEmpty)
        #expect(running.location != nil)
        device.app.enterForeground()
        device.advance(by: .seconds(1))
        #expect(!app.locations.isEmpty)
    }

    @Test("The flag without the background mode ends the app, and the journal says why.")
    func noMode() throws {
        let device = try phone("17.4", .whenInUse, backgroundModes: ["audio"])
        let app = NewRecorder(device)
        let manager = updating(device, app, allowsBackground: true)
        #expect(device.app.state == .terminated)
        #expect(app.events.isEmpty)
        #expect(manager.allowsBackgroundLocationUpdates)
        let end = device.journal.entries.first { $0.rule == BehaviourRule.backgroundModeMissing.rawValue }
        #expect(end?.detail.contains("UIBackgroundModes") == true)
    }

    @Test("Setting the flag to false is always fine.")
    func falseIsFine() throws {
        let device = try phone("17.4", .whenInUse, backgroundModes: [])
        device.manager(NewRecorder(device)).allowsBackgroundLocationUpdates = false
        #expect(device.app.isRunning)
    }

    @Test("Off screen and still for long, updates pause; the app starts them again and hears that they go on.")
    func pause() throws {
        let device = try phone("17.4", .always, switches: [.pauseAfterStill: "100"])
        let app = NewRecorder(device)
        let manager = updating(device, app, allowsBackground: true)
        device.app.enterBackground()
        device.advance(by: .seconds(50))
        device.moveNorth(11)
        device.advance(by: .seconds(99))
        #expect(app.events.last == "150 ±5")
        device.advance(by: .seconds(60))
        #expect(app.events.last == "152 paused")
        #expect(device.app.state == .suspended)
        device.app.enterForeground()
        device.advance(by: .seconds(60))
        #expect(app.events.last == "152 paused")
        manager.startUpdatingLocation()
        device.advance(by: .seconds(1))
        #expect(app.events.suffix(3) == ["270 resumed", "270 ±5", "271 ±65"])
    }

    @Test("By its property, or on screen, they do not pause.", arguments: [true, false])
    func noPause(_ onScreen: Bool) throws {
        let device = try phone("17.4", .always, switches: [.pauseAfterStill: "100"])
        let app = NewRecorder(device)
        let manager = updating(device, app, allowsBackground: true)
        if !onScreen {
            manager.pausesLocationUpdatesAutomatically = false
            device.app.enterBackground()
        }
        device.advance(by: .seconds(500))
        #expect(app.locations.count == 501)
    }
}

@Suite("Locations that came while the app was suspended")
struct QueuedLocationTests {
    @Test("What came as the app was suspended is delivered with the next location, oldest first.")
    func queued() throws {
        let device = try phone("16.0", .whenInUse)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.startUpdatingLocation()
        device.advance(by: .seconds(10))
        device.app.enterBackground()
        device.advance(by: .seconds(30))
        #expect(device.app.state == .suspended)
        let count = app.locations.count
        device.moveNorth(1_000)
        device.advance(by: .seconds(60))
        #expect(app.locations.count == count)
        device.app.enterForeground()
        device.advance(by: .seconds(2))
        #expect(app.events.suffix(3) == ["100 ±5,5", "101 ±5", "102 ±5"])
        let pair = app.locations.suffix(4).prefix(2)
        #expect(pair.last.map { $0.timestamp.timeIntervalSince(pair[pair.startIndex].timestamp) } == 85)
        #expect(pair.last.map { $0.distance(from: pair[pair.startIndex]) > 900 } == true)
        #expect(device.lines(.callback).contains { $0.contains("DEL-QUEUED") })
        #expect(manager.location === app.locations.last)
    }

    @Test("Nothing is queued where nothing was delivered before, or updates were stopped.")
    func nothingQueued() throws {
        let device = try phone("16.0", .whenInUse)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.startUpdatingLocation()
        device.advance(by: .seconds(10))
        device.app.enterBackground()
        manager.stopUpdatingLocation()
        device.advance(by: .seconds(60))
        let count = app.events.count
        device.app.enterForeground()
        device.advance(by: .seconds(10))
        #expect(app.events.count == count)
    }
}
