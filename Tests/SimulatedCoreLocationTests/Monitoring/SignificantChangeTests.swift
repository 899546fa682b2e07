// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("Significant changes and visits")
struct SignificantChangeTests {
    @Test("They begin with a location, then come 500 m and five minutes apart.")
    func changes() throws {
        let device = try phone("16.0", .whenInUse)
        let app = Watcher(device)
        let manager = device.manager(app)
        manager.distanceFilter = 10_000
        manager.startMonitoringSignificantLocationChanges()
        device.advance(by: .seconds(10))
        #expect(app.events == ["1 ±65"])
        device.moveNorth(499)
        device.advance(by: .seconds(300))
        #expect(app.events == ["1 ±65"])
        device.moveNorth(2)
        device.advance(by: .seconds(300))
        #expect(app.events == ["1 ±65", "601 ±65"])
        manager.stopMonitoringSignificantLocationChanges()
        device.moveNorth(5_000)
        device.advance(by: .seconds(600))
        #expect(app.events.count == 2)
    }

    @Test("The first one may be an old one.")
    func cached() throws {
        let known = DeviceFix(coordinate: DeviceConfiguration.hangzhou, horizontalAccuracy: 30, time: .seconds(-60))
        let device = try phone("16.0", .whenInUse, lastKnown: known)
        let app = Watcher(device)
        let manager = device.manager(app)
        manager.startMonitoringSignificantLocationChanges()
        device.advance(by: .seconds(60))
        #expect(app.events == ["0 ±30"])
    }

    @Test("Started off screen they begin when the app is in use.")
    func offScreen() throws {
        let device = try phone("16.0", .whenInUse, switches: [.graceSeconds: "0"])
        let app = Watcher(device)
        let manager = device.manager(app)
        device.app.enterBackground()
        manager.startMonitoringSignificantLocationChanges()
        device.advance(by: .seconds(100))
        #expect(app.events == [])
        device.app.enterForeground()
        device.advance(by: .seconds(1))
        device.moveNorth(600)
        device.advance(by: .seconds(300))
        #expect(app.events == ["100 ±65", "400 ±65"])
        #expect(manager.location != nil)
    }

    @Test("They wait for the decision, and fail without permission.")
    func permission() throws {
        let device = try phone()
        let app = Watcher(device)
        let manager = device.manager(app)
        manager.startMonitoringSignificantLocationChanges()
        device.advance(by: .seconds(10))
        manager.requestWhenInUseAuthorization()
        try device.permission.answer(.allowWhileUsing)
        device.advance(by: .seconds(10))
        try device.permission.change(.access(.never))
        device.advance(by: .seconds(600))
        #expect(app.events == ["11 ±65", "20 denied"])
    }

    @Test("Before iOS 13 they need Always.")
    func before13() throws {
        for (grant, events) in [(AccessGrant.whenInUse, ["0 denied"]), (.always, ["1 ±65"])] {
            let device = try phone("12.0", grant)
            let app = Watcher(device)
            let manager = device.manager(app)
            manager.startMonitoringSignificantLocationChanges()
            device.advance(by: .seconds(10))
            #expect(app.events == events)
        }
    }

    @Test("With Always a suspended app is run for one.")
    func suspended() throws {
        let device = try phone("16.0", .always)
        let app = Watcher(device)
        let manager = device.manager(app)
        manager.startMonitoringSignificantLocationChanges()
        device.advance(by: .seconds(10))
        device.app.enterBackground()
        device.advance(by: .seconds(60))
        device.moveNorth(5_000)
        device.advance(by: .seconds(600))
        #expect(app.events == ["1 ±65", "301 ±65"])
        #expect(device.app.state == .suspended)
        #expect(manager.location === app.locations.last)
    }

    @Test("A stay of five minutes is a visit, and its end another.")
    func visits() throws {
        let device = try phone("16.0", .always)
        let app = Watcher(device)
        let manager = device.manager(app)
        manager.startMonitoringVisits()
        device.advance(by: .seconds(3_000))
        device.moveNorth(1_000)
        device.advance(by: .seconds(120))
        device.moveNorth(1_000)
        device.advance(by: .seconds(120))
        #expect(app.events == ["360 visit of 0", "3060 visit of 3000"])
        manager.stopMonitoringVisits()
        device.advance(by: .seconds(3_000))
        #expect(app.events.count == 2)
    }

    @Test("What the phone cannot do fails on a later turn.")
    func unavailable() throws {
        let device = try phone("16.0", .whenInUse)
        let app = Watcher(device)
        let manager = device.manager(app)
        manager.requestLocation()
        manager.allowDeferredLocationUpdates(untilTraveled: CLLocationDistanceMax, timeout: CLTimeIntervalMax)
        #expect(app.events == [])
        device.advance(by: .seconds(60))
        #expect(app.events == ["0 not deferred 11"])
    }

    @Test("The class says what there is.", arguments: [true, false])
    func availability(_ hasBluetooth: Bool) throws {
        let device = try phone()
        device.sensing.hasBluetooth = hasBluetooth
        #expect(CLLocationManager.significantLocationChangeMonitoringAvailable())
        #expect(CLLocationManager.isMonitoringAvailable(for: CLCircularRegion.self))
        device.asCurrent {
            #expect(CLLocationManager.isMonitoringAvailable(for: CLBeaconRegion.self) == hasBluetooth)
            #expect(CLLocationManager.isRangingAvailable() == hasBluetooth)
        }
        #expect(!CLLocationManager.deferredLocationUpdatesAvailable())
    }
}
