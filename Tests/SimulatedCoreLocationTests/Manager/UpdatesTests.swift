// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("Standard updates")
struct UpdatesTests {
    private static let hourAgo = DeviceFix(
        coordinate: DeviceConfiguration.hangzhou,
        horizontalAccuracy: 20,
        time: .seconds(-3_600)
    )

    /// What the app heard after the initial callback.
    private func heard(_ app: Recorder) -> [String] { Array(app.events.dropFirst()) }

    @Test("Locations come every second and grow more exact.")
    func stream() throws {
        let device = try phone("17.4", .whenInUse)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.startUpdatingLocation()
        device.advance(by: .seconds(6))
        #expect(heard(app) == ["1 ±65", "2 ±65", "3 ±10", "4 ±10", "5 ±5", "6 ±5"])
        #expect(manager.location === app.locations.last)
    }

    @Test("A location carries the truth, its exactness and the device's time.")
    func content() throws {
        let device = try phone("17.4", .whenInUse)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.startUpdatingLocation()
        device.advance(by: .seconds(1))
        let location = try #require(manager.location)
        #expect(location.coordinate.latitude == DeviceConfiguration.hangzhou.latitude)
        #expect(location.coordinate.longitude == DeviceConfiguration.hangzhou.longitude)
        #expect(location.timestamp.timeIntervalSince1970 == device.timestamp)
        #expect(location.verticalAccuracy < 0)
    }

    @Test("Nothing comes inside the call, and a second start adds nothing.")
    func idempotent() throws {
        let device = try phone("17.4", .whenInUse)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        device.settle()
        manager.startUpdatingLocation()
        manager.startUpdatingLocation()
        #expect(heard(app) == [])
        device.advance(by: .seconds(2))
        #expect(heard(app) == ["1 ±65", "2 ±65"])
    }

    @Test("After a stop nothing comes.")
    func stop() throws {
        let device = try phone("17.4", .whenInUse)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.startUpdatingLocation()
        device.advance(by: .seconds(2))
        manager.stopUpdatingLocation()
        device.advance(by: .seconds(60))
        #expect(heard(app) == ["1 ±65", "2 ±65"])
        #expect(device.pendingEventCount == 0)
    }

    @Test("By a switch one location still comes after a stop.")
    func fixAfterStop() throws {
        let device = try phone("17.4", .whenInUse, switches: [.fixAfterStop: "true"])
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.startUpdatingLocation()
        device.advance(by: .seconds(2))
        manager.stopUpdatingLocation()
        #expect(heard(app).count == 2)
        device.advance(by: .seconds(60))
        #expect(heard(app) == ["1 ±65", "2 ±65", "2 ±65"])
    }

    @Test("The first location after a start may be an old one.")
    func cached() throws {
        let device = try phone("17.4", .whenInUse, lastKnown: Self.hourAgo)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.startUpdatingLocation()
        device.advance(by: .seconds(1))
        #expect(heard(app) == ["0 ±20", "1 ±65"])
        #expect(app.locations[0].timestamp.timeIntervalSince1970 == device.configuration.startTimestamp - 3_600)
        #expect(manager.location === app.locations[1])
    }

    @Test("A stop and a start send an initial location again, whatever the filter.")
    func restart() throws {
        let device = try phone("17.4", .whenInUse)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.distanceFilter = 100
        manager.startUpdatingLocation()
        device.advance(by: .seconds(10))
        let count = app.locations.count
        manager.stopUpdatingLocation()
        manager.startUpdatingLocation()
        device.advance(by: .seconds(1))
        #expect(app.locations.count == count + 2)
    }

    @Test("The distance filter lets through the first, the much more exact, and what is far enough off.")
    func distanceFilter() throws {
        let device = try phone("17.4", .whenInUse)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.distanceFilter = 20
        manager.startUpdatingLocation()
        device.advance(by: .seconds(60))
        #expect(heard(app) == ["1 ±65", "3 ±10", "5 ±5"])
        device.moveNorth(19)
        device.advance(by: .seconds(10))
        #expect(app.locations.count == 3)
        device.moveNorth(1.1)
        device.advance(by: .seconds(10))
        #expect(heard(app).last == "71 ±5")
        #expect(app.locations.count == 4)
    }

    @Test(
        "The receivers do not try harder than asked.",
        arguments: [
            (kCLLocationAccuracyBest, 5), (kCLLocationAccuracyBestForNavigation, 5),
            (kCLLocationAccuracyNearestTenMeters, 10), (kCLLocationAccuracyHundredMeters, 65),
            (kCLLocationAccuracyThreeKilometers, 65),
        ] as [(Double, Double)]
    )
    func desiredAccuracy(_ desired: Double, _ accuracy: Double) throws {
        let device = try phone("17.4", .whenInUse)
        let manager = device.manager(NewRecorder(device))
        manager.desiredAccuracy = desired
        manager.startUpdatingLocation()
        device.advance(by: .seconds(30))
        #expect(manager.location?.horizontalAccuracy == accuracy)
    }

    @Test("A lost signal is one error, and the updates go on by themselves.")
    func signalLoss() throws {
        let device = try phone("17.4", .whenInUse)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.startUpdatingLocation()
        device.advance(by: .seconds(1))
        device.sensing.setSignal(false)
        device.advance(by: .seconds(60))
        #expect(heard(app) == ["1 ±65", "2 unknown"])
        device.sensing.setSignal(true)
        device.advance(by: .seconds(2))
        #expect(heard(app) == ["1 ±65", "2 unknown", "62 ±65", "63 ±65"])
        #expect(manager.delegate === app)
    }

    @Test("While the signal is lost nothing is left to do, so async code that waits is told so.")
    func signalLossStalls() throws {
        let device = try phone("17.4", .whenInUse)
        device.sensing.setSignal(false)
        let manager = device.manager(NewRecorder(device))
        manager.startUpdatingLocation()
        device.advance(by: .seconds(5))
        #expect(device.nextEventTime == nil)
        #expect(manager.location == nil)
    }

    @Test("An injected raw fix reaches the app as it is.")
    func injection() throws {
        let device = try phone("17.4", .whenInUse)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.startUpdatingLocation()
        device.sensing.inject(Self.hourAgo)
        var invalid = Self.hourAgo
        invalid.horizontalAccuracy = -1
        device.sensing.inject(invalid)
        device.settle()
        #expect(heard(app) == ["0 ±20", "0 ±-1"])
        #expect(manager.location?.speed == -1)
    }

    @Test("A delegate may stop the updates from within a callback.")
    func stopInCallback() throws {
        let device = try phone("17.4", .whenInUse)
        let app = NewRecorder(device)
        app.reaction = { if $0.location != nil { $0.stopUpdatingLocation() } }
        let manager = device.manager(app)
        manager.startUpdatingLocation()
        device.advance(by: .seconds(10))
        #expect(heard(app) == ["1 ±65"])
    }

    @Test("A delegate that knows only iOS 2 is told the old way.")
    func ancient() throws {
        let device = try phone("17.4", .whenInUse)
        let app = AncientRecorder(device)
        let manager = device.manager(app)
        manager.startUpdatingLocation()
        device.advance(by: .seconds(3))
        #expect(app.events == ["1 to ±65.0 from ±-1.0", "2 to ±65.0 from ±65.0", "3 to ±10.0 from ±65.0"])
    }

    @Test("Without a delegate the property alone tells.")
    func noDelegate() throws {
        let device = try phone("17.4", .whenInUse)
        let manager = device.asCurrent { CLLocationManager() }
        manager.startUpdatingLocation()
        device.advance(by: .seconds(1))
        #expect(manager.location?.horizontalAccuracy == 65)
    }

    @Test("Properties have Apple's defaults.")
    func defaults() throws {
        let device = try phone()
        let manager = device.asCurrent { CLLocationManager() }
        #expect(manager.delegate == nil)
        #expect(manager.location == nil)
        #expect(manager.desiredAccuracy == kCLLocationAccuracyBest)
        #expect(manager.distanceFilter == kCLDistanceFilterNone)
        #expect(manager.activityType == .other)
        #expect(manager.pausesLocationUpdatesAutomatically)
        #expect(!manager.allowsBackgroundLocationUpdates)
        #expect(!manager.showsBackgroundLocationIndicator)
    }
}
