// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("Beacons")
struct RangingTests {
    private let tower: UUID
    private let constraint: CLBeaconIdentityConstraint

    init() throws {
        tower = try #require(UUID(uuidString: "E2C56DB5-DFFB-48D2-B060-D0F5A71096E0"))
        constraint = CLBeaconIdentityConstraint(uuid: tower)
    }

    private func beacon(_ minor: UInt16, _ proximity: DeviceBeacon.Proximity) -> DeviceBeacon {
        DeviceBeacon(uuid: tower, major: 1, minor: minor, proximity: proximity)
    }

    @Test("Ranged beacons are told every second, the nearest first and those of unknown distance last.")
    func ranging() throws {
        let device = try phone("16.0", .whenInUse)
        let app = Watcher(device)
        let manager = device.manager(app)
        for (minor, proximity) in [(UInt16(1), DeviceBeacon.Proximity.unknown), (2, .far), (3, .immediate), (4, .near)]
        {
            device.sensing.hear(beacon(minor, proximity))
        }
        manager.startRangingBeacons(satisfying: constraint)
        #expect(app.events == [])
        device.advance(by: .seconds(1))
        device.sensing.hear(beacon(2, .immediate))
        for minor in [UInt16(1), 3, 4] { device.sensing.lose(tower, major: 1, minor: minor) }
        device.advance(by: .seconds(1))
        device.sensing.lose(tower, major: 1, minor: 2)
        device.advance(by: .seconds(1))
        manager.stopRangingBeacons(satisfying: constraint)
        device.advance(by: .seconds(10))
        let all = "heard 3@0.2 4@1.5 2@8.0 1@-1.0"
        #expect(app.events == ["0 \(all)", "1 \(all)", "2 heard 2@0.2", "3 heard"])
    }

    @Test(
        "A constraint names all beacons of a vendor, a group of them, or one.",
        arguments: [(UInt16?.none, UInt16?.none, "1 2 3"), (1, nil, "1 2"), (1, 2, "2")]
    )
    func constraints(_ major: UInt16?, _ minor: UInt16?, _ heard: String) throws {
        let device = try phone("16.0", .whenInUse)
        let app = Watcher(device)
        let manager = device.manager(app)
        device.sensing.hear(DeviceBeacon(uuid: tower, major: 1, minor: 1))
        device.sensing.hear(DeviceBeacon(uuid: tower, major: 1, minor: 2))
        device.sensing.hear(DeviceBeacon(uuid: tower, major: 2, minor: 3))
        device.sensing.hear(DeviceBeacon(uuid: UUID(), major: 1, minor: 2))
        let constraint =
            switch (major, minor) {
            case (let major?, let minor?): CLBeaconIdentityConstraint(uuid: tower, major: major, minor: minor)
            case (let major?, nil): CLBeaconIdentityConstraint(uuid: tower, major: major)
            default: CLBeaconIdentityConstraint(uuid: tower)
            }
        manager.startRangingBeacons(satisfying: constraint)
        device.settle()
        let words = heard.split(separator: " ").map { " \($0)@1.5" }.joined()
        #expect(app.events == ["0 heard\(words)"])
    }

    @Test("Before iOS 13 beacons are ranged by region.")
    func byRegion() throws {
        let device = try phone("12.0", .always)
        let app = Watcher(device)
        let manager = device.manager(app)
        let region = CLBeaconRegion(uuid: tower, identifier: "tower")
        device.sensing.hear(beacon(7, .near))
        manager.startRangingBeacons(in: region)
        manager.startRangingBeacons(in: region)
        device.settle()
        #expect(manager.rangedRegions == [region])
        #expect(manager.rangedBeaconConstraints.isEmpty)
        manager.stopRangingBeacons(in: region)
        device.advance(by: .seconds(10))
        #expect(app.events == ["0 heard in tower 7@1.5"])
    }

    @Test(
        "Ranging fails once without Bluetooth, permission, or exactness.",
        arguments: [
            ("16.0", AccessGrant.whenInUse, true, false, 16), ("16.0", .denied, true, true, 1),
            ("16.0", .whenInUse, false, true, 16), ("12.0", .whenInUse, true, true, 1),
        ]
    )
    func failures(_ os: String, _ grant: AccessGrant, _ precise: Bool, _ hasBluetooth: Bool, _ code: Int) throws {
        let device = try phone(os, grant, precise: precise)
        device.sensing.hasBluetooth = hasBluetooth
        let app = Watcher(device)
        let manager = device.manager(app)
        manager.startRangingBeacons(satisfying: constraint)
        device.advance(by: .seconds(60))
        #expect(app.events == ["0 ranging failed \(code)"])
        #expect(manager.rangedBeaconConstraints == [constraint])
    }

    @Test("Ranging waits for the user's decision, sleeps under reduced accuracy and while the app is suspended.")
    func pauses() throws {
        let device = try phone("16.0")
        let app = Watcher(device)
        let manager = device.manager(app)
        manager.startRangingBeacons(satisfying: constraint)
        device.advance(by: .seconds(5))
        manager.requestWhenInUseAuthorization()
        try device.permission.answer(.allowWhileUsing)
        device.advance(by: .seconds(2))
        #expect(app.events == ["6 heard", "7 heard"])
        try device.permission.change(.precise(false))
        device.advance(by: .seconds(3))
        #expect(app.events.count == 2)
        try device.permission.change(.precise(true))
        device.app.enterBackground()
        device.advance(by: .seconds(60))
        #expect(app.events.last == "14 heard")
        device.app.enterForeground()
        device.advance(by: .seconds(2))
        #expect(app.events.suffix(2) == ["71 heard", "72 heard"])
    }

    @Test("A region of beacons is entered when one is heard, and left half a minute after the last.")
    func region() throws {
        let device = try phone("16.0", .always)
        let app = Watcher(device)
        let manager = device.manager(app)
        manager.startMonitoring(for: CLBeaconRegion(uuid: tower, major: 1, identifier: "tower"))
        device.advance(by: .seconds(15))
        device.sensing.hear(beacon(1, .far))
        device.advance(by: .seconds(15))
        device.sensing.lose(tower, major: 1, minor: 1)
        device.advance(by: .seconds(60))
        let told = ["0 started tower", "10 outside tower", "20 entered tower", "20 inside tower"]
        #expect(app.events == told + ["70 left tower", "70 outside tower"])
        #expect(device.lines(.callback).contains { $0.contains("REG-BEACON") })
    }

    @Test("The arrow of iOS 8 to 10 is solid while beacons are ranged or significant changes followed.")
    func arrow() throws {
        let device = try phone("9.0", .always)
        let manager = device.manager(Watcher(device))
        manager.startMonitoring(for: park())
        device.advance(by: .seconds(5))
        manager.startRangingBeacons(in: CLBeaconRegion(uuid: tower, identifier: "tower"))
        device.advance(by: .seconds(5))
        manager.stopRangingBeacons(in: CLBeaconRegion(uuid: tower, identifier: "tower"))
        manager.startMonitoringSignificantLocationChanges()
        manager.stopMonitoringSignificantLocationChanges()
        manager.stopMonitoring(for: park())
        device.advance(by: .seconds(5))
        let arrows = device.location.statusBar.map(\.arrow)
        #expect(arrows == [.hollow, .solid, .hollow, .solid, .hollow, .none])
    }
}
