// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("Region monitoring")
struct RegionMonitoringTests {
    @Test("A start is confirmed on a later turn, then the state is told.")
    func start() throws {
        let device = try phone("16.0", .whenInUse)
        let app = Watcher(device)
        let manager = device.manager(app)
        manager.startMonitoring(for: park())
        #expect(manager.monitoredRegions.isEmpty)
        #expect(app.events == [])
        device.settle()
        #expect(manager.monitoredRegions == [park()])
        device.advance(by: .seconds(60))
        #expect(app.events == ["0 started park", "10 inside park"])
    }

    @Test("A border that is crossed for 20 s is told to every manager, one that is touched is not.")
    func crossing() throws {
        let device = try phone("16.0", .whenInUse)
        let (app, other) = (Watcher(device), Watcher(device))
        let managers = [device.manager(app), device.manager(other)]
        managers[0].startMonitoring(for: park())
        device.advance(by: .seconds(15))
        device.moveNorth(300)
        device.advance(by: .seconds(10))
        device.moveNorth(-300)
        device.advance(by: .seconds(20))
        #expect(other.events == ["10 inside park"])
        device.moveNorth(300)
        device.advance(by: .seconds(60))
        device.moveNorth(-300)
        device.advance(by: .seconds(60))
        let told = ["70 left park", "70 outside park", "130 entered park", "130 inside park"]
        #expect(Array(other.events.dropFirst()) == told)
        #expect(Array(app.events.dropFirst(2)) == told)
    }

    @Test("What a region is not to notify is not told, but its state is.")
    func notify() throws {
        let device = try phone("16.0", .whenInUse)
        let app = Watcher(device)
        let manager = device.manager(app)
        let region = park()
        region.notifyOnExit = false
        manager.startMonitoring(for: region)
        device.advance(by: .seconds(15))
        device.moveNorth(300)
        device.advance(by: .seconds(60))
        #expect(app.events == ["0 started park", "10 inside park", "40 outside park"])
    }

    @Test("After a stop nothing is told.")
    func stop() throws {
        let device = try phone("16.0", .whenInUse)
        let app = Watcher(device)
        let manager = device.manager(app)
        manager.startMonitoring(for: park())
        device.advance(by: .seconds(15))
        manager.stopMonitoring(for: park())
        device.moveNorth(300)
        device.advance(by: .seconds(60))
        #expect(app.events == ["0 started park", "10 inside park"])
        #expect(manager.monitoredRegions.isEmpty)
        #expect(device.nextEventTime == nil)
    }

    @Test("One of the same identifier replaces the older one, and a 21st fails.")
    func limit() throws {
        let device = try phone("16.0", .whenInUse)
        let app = Watcher(device)
        let manager = device.manager(app)
        for number in 1...21 { manager.startMonitoring(for: park("\(number)")) }
        manager.startMonitoring(for: park("7", radius: 150))
        device.settle()
        #expect(manager.monitoredRegions.count == 20)
        #expect(app.events.suffix(2) == ["0 failed 21 5", "0 started 7"])
    }

    @Test("A region too large, one at no place, and without Bluetooth one of beacons fail.")
    func impossible() throws {
        let device = try phone("16.0", .whenInUse)
        device.sensing.hasBluetooth = false
        let app = Watcher(device)
        let manager = device.manager(app)
        manager.startMonitoring(for: park(radius: manager.maximumRegionMonitoringDistance + 1))
        let nowhere = CLCircularRegion(center: kCLLocationCoordinate2DInvalid, radius: 100, identifier: "nowhere")
        manager.startMonitoring(for: nowhere)
        let tower = try #require(UUID(uuidString: "E2C56DB5-DFFB-48D2-B060-D0F5A71096E0"))
        manager.startMonitoring(for: CLBeaconRegion(uuid: tower, identifier: "tower"))
        device.settle()
        #expect(app.events == ["0 failed park 5", "0 failed nowhere 5", "0 failed tower 5"])
    }

    @Test(
        "Without the permission it needs a start fails.",
        arguments: [
            ("16.0", AccessGrant.denied, "false"), ("12.0", .whenInUse, "false"), ("8.4", .whenInUse, "false"),
            ("16.0", .whenInUse, "true"),
        ]
    )
    func refused(_ os: String, _ grant: AccessGrant, _ needsAlways: String) throws {
        let device = try phone(os, grant, switches: [.regionsNeedAlways: needsAlways])
        let app = Watcher(device)
        let manager = device.manager(app)
        manager.startMonitoring(for: park())
        device.advance(by: .seconds(60))
        #expect(app.events == ["0 failed park 4"])
    }

    @Test("Under reduced accuracy a start fails, or by a switch sleeps.")
    func reduced() throws {
        for (policy, events) in [("fails", ["0 failed park 4"]), ("dormant", ["0 started park"])] {
            let device = try phone("16.0", .whenInUse, precise: false, switches: [.regionStartWhileReduced: policy])
            let app = Watcher(device)
            let manager = device.manager(app)
            manager.startMonitoring(for: park())
            device.advance(by: .seconds(60))
            #expect(app.events == events)
        }
    }

    @Test("Monitored regions sleep while accuracy is reduced, and work again afterwards.")
    func dormant() throws {
        let device = try phone("16.0", .always)
        let app = Watcher(device)
        let manager = device.manager(app)
        manager.startMonitoring(for: park())
        device.advance(by: .seconds(15))
        try device.permission.change(.precise(false))
        device.moveNorth(300)
        device.advance(by: .seconds(100))
        #expect(app.events == ["0 started park", "10 inside park"])
        try device.permission.change(.precise(true))
        device.advance(by: .seconds(100))
        #expect(app.events.suffix(2) == ["140 left park", "140 outside park"])
        #expect(manager.monitoredRegions.count == 1)
    }

    @Test("With Always a suspended app is run for a crossing; While Using it hears when it is in use again.")
    func suspended() throws {
        for (grant, time) in [(AccessGrant.always, "90"), (.whenInUse, "300")] {
            let device = try phone("16.0", grant)
            let app = Watcher(device)
            let manager = device.manager(app)
            manager.startMonitoring(for: park())
            device.advance(by: .seconds(15))
            device.app.enterBackground()
            device.advance(by: .seconds(50))
            #expect(device.app.state == .suspended)
            device.moveNorth(300)
            device.advance(by: .seconds(230))
            #expect(device.app.state == .suspended)
            device.app.enterForeground()
            device.advance(by: .seconds(60))
            #expect(app.events.suffix(2) == ["\(time) left park", "\(time) outside park"])
            #expect(manager.monitoredRegions.count == 1)
        }
    }

    @Test("A provisional Always is asked about first, and the crossing is told after the answer.")
    func provisional() throws {
        let device = try phone("16.0", .provisionalAlways)
        let app = Watcher(device)
        let manager = device.manager(app)
        manager.startMonitoring(for: park())
        device.advance(by: .seconds(15))
        device.app.enterBackground()
        device.moveNorth(300)
        device.advance(by: .seconds(45))
        #expect(device.permission.promptOnScreen?.id == .upgrade13)
        #expect(app.events.count == 2)
        try device.permission.answer(.changeToAlwaysAllow)
        device.advance(by: .seconds(20))
        #expect(app.events.suffix(2) == ["60 left park", "60 outside park"])
        #expect(manager.authorizationStatus == .authorizedAlways)
    }

    @Test("Regions outlive the process; with While Using the user has to start the next.")
    func relaunch() throws {
        let device = try phone("16.0", .whenInUse)
        let first = device.manager(Watcher(device))
        first.startMonitoring(for: park())
        device.advance(by: .seconds(15))
        device.app.terminate()
        device.moveNorth(300)
        device.advance(by: .seconds(60))
        device.app.launch()
        let app = Watcher(device)
        let second = device.manager(app)
        device.advance(by: .seconds(60))
        #expect(second.monitoredRegions == [park()])
        #expect(app.events.suffix(2) == ["80 left park", "80 outside park"])
    }

    @Test("A crossing is not told to an app that has just lost its permission.")
    func revoked() throws {
        let device = try phone("16.0", .whenInUse)
        let (first, app) = (Watcher(device), Watcher(device))
        let managers = [device.manager(first), device.manager(app)]
        managers[0].startMonitoring(for: park())
        first.reaction = { _ in
            if first.events.count == 2 { try? device.permission.change(.access(.never)) }
        }
        device.advance(by: .seconds(60))
        #expect(first.events == ["0 started park", "10 inside park"])
        #expect(app.events == [])
    }

    @Test("A region's state is told when asked for.")
    func requestState() throws {
        let device = try phone("16.0", .whenInUse)
        let app = Watcher(device)
        let manager = device.manager(app)
        manager.requestState(for: park())
        #expect(app.events == [])
        device.settle()
        device.moveNorth(300)
        manager.requestState(for: park())
        device.settle()
        device.sensing.setSignal(false)
        manager.requestState(for: park())
        device.settle()
        #expect(app.events == ["0 inside park", "0 outside park", "0 unknown park"])
    }

    @Test("A circle contains what is within its radius, its border included.")
    func contains() {
        let region = park(radius: 200)
        let center = DeviceConfiguration.hangzhou
        for (distance, isInside) in [(0.0, true), (199.9, true), (200.1, false)] {
            let place = center.destination(bearing: 90, distance: distance)
            let coordinate = CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude)
            #expect(region.contains(coordinate) == isInside)
        }
        #expect(!region.contains(kCLLocationCoordinate2DInvalid))
    }
}
