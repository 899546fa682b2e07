// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("Standard updates and permission")
struct UpdatesPermissionTests {
    @Test("Started while undetermined they stay silent, and begin with the grant.")
    func armed() throws {
        let device = try phone()
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
        device.advance(by: .seconds(6))
        #expect(app.events == ["0 notDetermined full"])
        try device.permission.answer(.allowWhileUsing)
        device.advance(by: .seconds(2))
        #expect(app.events == ["0 notDetermined full", "6 whenInUse full", "7 ±65", "8 ±65"])
    }

    @Test("Armed updates that are refused fail once, after the callback.")
    func armedThenRefused() throws {
        let device = try phone()
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
        device.settle()
        try device.permission.answer(.dontAllow)
        device.advance(by: .seconds(60))
        #expect(app.events == ["0 notDetermined full", "0 denied full", "0 denied"])
    }

    @Test("Started without permission they fail once per start, on a later turn.")
    func denied() throws {
        let device = try phone("17.4", .denied)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        device.settle()
        manager.startUpdatingLocation()
        #expect(app.events == ["0 denied full"])
        device.advance(by: .seconds(60))
        #expect(app.events == ["0 denied full", "0 denied"])
        manager.stopUpdatingLocation()
        manager.startUpdatingLocation()
        device.settle()
        #expect(app.events == ["0 denied full", "0 denied", "60 denied"])
    }

    @Test("A start that was refused may be repeated without a stop.")
    func deniedAgain() throws {
        let device = try phone("17.4", .denied)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        for _ in 1...2 {
            manager.startUpdatingLocation()
            device.settle()
        }
        #expect(app.events == ["0 denied full", "0 denied", "0 denied"])
    }

    @Test("A stop before the error is due takes it back.")
    func stopBeforeError() throws {
        let device = try phone("17.4", .denied)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.startUpdatingLocation()
        manager.stopUpdatingLocation()
        device.settle()
        #expect(app.events == ["0 denied full"])
    }

    @Test("Taken away while they run: callback, then the error, then nothing; with the grant they resume.")
    func revoked() throws {
        let device = try phone("17.4", .whenInUse)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.startUpdatingLocation()
        device.advance(by: .seconds(1))
        try device.permission.change(.access(.never))
        device.advance(by: .seconds(10))
        #expect(app.events.suffix(3) == ["1 ±65", "1 denied full", "1 denied"])
        try device.permission.change(.access(.whileUsing))
        device.advance(by: .seconds(1))
        #expect(app.events.suffix(3) == ["11 whenInUse full", "11 ±65", "12 ±65"])
    }

    @Test("By a switch they do not resume, until they are started again.")
    func doesNotResume() throws {
        let device = try phone("17.4", .whenInUse, switches: [.resumesAfterRegrant: "false"])
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.startUpdatingLocation()
        device.advance(by: .seconds(1))
        try device.permission.change(.access(.never))
        device.settle()
        try device.permission.change(.access(.whileUsing))
        device.advance(by: .seconds(60))
        #expect(app.events.suffix(2) == ["1 denied", "1 whenInUse full"])
        manager.startUpdatingLocation()
        device.advance(by: .seconds(1))
        #expect(app.events.suffix(2) == ["61 ±65", "62 ±65"])
    }

    @Test("Location services that go off end the delivery, in both settings of the status.", arguments: [true, false])
    func servicesOff(_ keepsStatus: Bool) throws {
        let device = try phone("17.4", .whenInUse, switches: [.servicesOffKeepsStatus: "\(keepsStatus)"])
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.startUpdatingLocation()
        device.advance(by: .seconds(1))
        try device.permission.change(.locationServices(false))
        device.advance(by: .seconds(10))
        let callback = keepsStatus ? [] : ["1 denied full"]
        #expect(Array(app.events.dropFirst(2)) == callback + ["1 denied"])
        try device.permission.change(.locationServices(true))
        device.advance(by: .seconds(1))
        #expect(app.events.last == "12 ±65")
    }

    @Test("A grant that lapses makes them wait again, without an error.")
    func lapsed() throws {
        let device = try phone("17.4", .once)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.startUpdatingLocation()
        device.advance(by: .seconds(1))
        device.app.enterBackground()
        device.advance(by: .seconds(60))
        device.app.enterForeground()
        device.advance(by: .seconds(60))
        #expect(app.events.last == "61 notDetermined full")
        manager.requestWhenInUseAuthorization()
        try device.permission.answer(.allowWhileUsing)
        device.advance(by: .seconds(1))
        #expect(app.events.last == "122 ±65")
    }

    @Test("Nothing is delivered at the very instant at which the permission goes.")
    func sameInstant() throws {
        let device = try phone("17.4", .whenInUse)
        let app = NewRecorder(device)
        device.manager(app).startUpdatingLocation()
        let (one, other) = (device.manager(app), device.manager(app))
        one.startUpdatingLocation()
        other.startUpdatingLocation()
        app.reaction = { manager in
            if manager.location != nil { try? device.permission.change(.access(.never)) }
        }
        device.advance(by: .seconds(3))
        #expect(app.locations.count == 1)
    }
}
