// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("Background activity sessions")
struct BackgroundActivityTests {
    /// How many updates come within a minute off screen, after some on screen.
    private func updatesOffScreen(_ device: SimulatedDevice, withSession: Bool) throws -> Int {
        var count = 0
        let task = device.task {
            let session = withSession ? CLBackgroundActivitySession() : nil
            for try await update in CLLocationUpdate.liveUpdates() where update.location != nil { count += 1 }
            session?.invalidate()
        }
        try device.run { try await pause(device, 2) }
        count = 0
        device.app.enterBackground()
        try device.run { try await pause(device, 60) }
        task.cancel()
        return count
    }

    @Test("It keeps updates going off screen, and the indicator shows.", arguments: [AccessGrant.whenInUse, .always])
    func goesOn(_ grant: AccessGrant) throws {
        let device = try phone("17.4", grant)
        #expect(try updatesOffScreen(device, withSession: true) >= 59)
        #expect(device.app.state == .background)
        #expect(device.location.statusBar.contains { $0.indicator == .pill })
    }

    @Test("Without one the app is suspended, and updates rest with it.")
    func without() throws {
        let device = try phone("17.4", .whenInUse)
        #expect(try updatesOffScreen(device, withSession: false) <= 5)
        #expect(device.app.state == .suspended)
    }

    @Test("Without the background mode it has no effect.")
    func noMode() throws {
        let device = try phone("17.4", .whenInUse, backgroundModes: [])
        #expect(try updatesOffScreen(device, withSession: true) <= 5)
        #expect(device.app.state == .suspended)
        #expect(device.lines(.call).contains { $0.hasSuffix("[ACTIVITY-MODE]") })
    }

    @Test("It ends when it is invalidated, or its object goes.", arguments: [true, false])
    func ends(_ invalidates: Bool) throws {
        let device = try phone("17.4", .whenInUse)
        var session: CLBackgroundActivitySession? = device.asCurrent { CLBackgroundActivitySession() }
        device.app.enterBackground()
        device.advance(by: .seconds(60))
        #expect(device.app.state == .background)
        if invalidates { session?.invalidate() }
        session = nil
        device.advance(by: .seconds(10))
        #expect(device.app.state == .suspended)
        #expect(device.location.statusBar.last?.indicator == nil)
    }

    @Test("Begun off screen it has no effect until the app has been on screen.")
    func begunOffScreen() throws {
        let device = try phone("17.4", .whenInUse)
        device.app.enterBackground()
        let session = device.asCurrent { CLBackgroundActivitySession() }
        device.advance(by: .seconds(10))
        #expect(device.app.state == .suspended)
        device.app.enterForeground()
        device.app.enterBackground()
        device.advance(by: .seconds(60))
        #expect(device.app.state == .background)
        session.invalidate()
    }

    @Test("Allow Once lasts for as long as it does.")
    func keepsOnce() throws {
        let device = try phone("17.4", .once)
        let session = device.asCurrent { CLBackgroundActivitySession() }
        device.app.enterBackground()
        device.advance(by: .seconds(600))
        #expect(device.permission.status == .authorizedWhenInUse)
        session.invalidate()
        device.advance(by: .seconds(10))
        #expect(device.permission.status == .notDetermined)
    }

    @Test("From iOS 18 it says what keeps it from its goal.")
    func diagnostics() throws {
        let device = try phone("18.0", .denied)
        let isDenied = try device.run {
            let session = CLBackgroundActivitySession()
            for try await diagnostic in session.diagnostics { return diagnostic.authorizationDenied }
            return false
        }
        #expect(isDenied)
    }

    @Test("Before iOS 17 there is none: the call is noted.")
    func older() throws {
        let device = try phone("16.4", .whenInUse)
        let session = device.asCurrent { CLBackgroundActivitySession() }
        #expect(device.lines(.call).last?.contains("backgroundActivitySession is new in iOS 17.0") == true)
        device.app.enterBackground()
        device.advance(by: .seconds(10))
        #expect(device.app.state == .suspended)
        session.invalidate()
    }
}
