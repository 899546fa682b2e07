// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("Headings")
struct HeadingTests {
    /// A delegate that writes headings and failures down.
    private final class Navigator: Recorder, CLLocationManagerDelegate {
        var mayCalibrate = false

        func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
            note(manager, "\(Int(newHeading.magneticHeading)) true \(Int(newHeading.trueHeading))")
        }

        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            note(manager, "failed \((error as? CLError)?.code == .headingFailure)")
        }

        func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool {
            note(manager, "asked")
            return mayCalibrate
        }
    }

    @Test("A heading comes at once and without permission, then when the phone has turned by the filter.")
    func filter() throws {
        let device = try phone("17.4", .denied)
        let app = Navigator(device)
        let manager = device.manager(app)
        manager.startUpdatingHeading()
        #expect(app.events == [])
        device.settle()
        for heading in [0.5, 1.2, 1.5, 359.9] {
            device.sensing.compass.heading = heading
            device.settle()
        }
        #expect(app.events == ["0 0 true -1", "0 1 true -1", "0 359 true -1"])
        #expect(manager.heading?.magneticHeading == 359.9)
    }

    @Test("The true heading is known with the place, and differs by the declination.")
    func trueHeading() throws {
        let device = try phone("17.4", .whenInUse)
        let app = Navigator(device)
        let manager = device.manager(app)
        device.sensing.compass.declination = -6
        device.sensing.compass.heading = 90
        manager.requestLocation()
        device.advance(by: .seconds(5))
        manager.startUpdatingHeading()
        device.settle()
        #expect(app.events == ["5 96 true 90"])
    }

    @Test("The orientation turns what the heading is measured from; what lies flat is ignored.")
    func orientation() throws {
        let device = try phone()
        let app = Navigator(device)
        let manager = device.manager(app)
        manager.startUpdatingHeading()
        device.settle()
        for orientation in [CLDeviceOrientation.landscapeLeft, .faceUp, .portraitUpsideDown, .landscapeRight] {
            manager.headingOrientation = orientation
            device.settle()
        }
        #expect(app.events == ["0", "90", "180", "270"].map { "0 \($0) true -1" })
        #expect(manager.headingOrientation == .landscapeRight)
    }

    @Test("A disturbed compass asks once, and without leave fails once.")
    func disturbed() throws {
        let device = try phone()
        let app = Navigator(device)
        let manager = device.manager(app)
        manager.startUpdatingHeading()
        device.settle()
        for accuracy in [-1.0, -2] {
            device.sensing.compass.accuracy = accuracy
            device.settle()
        }
        #expect(app.events == ["0 0 true -1", "0 asked", "0 failed true"])
    }

    @Test(
        "With leave the calibration is shown until the compass is well or the app takes it away.",
        arguments: [true, false]
    )
    func calibration(_ dismisses: Bool) throws {
        let device = try phone()
        let app = Navigator(device)
        app.mayCalibrate = true
        let manager = device.manager(app)
        manager.startUpdatingHeading()
        device.sensing.compass.accuracy = -1
        device.settle()
        #expect(app.events == ["0 asked"])
        if dismisses { manager.dismissHeadingCalibrationDisplay() } else { device.sensing.compass.accuracy = 5 }
        device.settle()
        let console = device.journal.entries.filter { $0.event == .console }.map(\.detail)
        #expect(console == ["the calibration display is shown", "the calibration display is gone"])
    }

    @Test("After a stop, and without a compass, nothing comes.")
    func nothing() throws {
        let device = try phone()
        let app = Navigator(device)
        let manager = device.manager(app)
        manager.startUpdatingHeading()
        manager.stopUpdatingHeading()
        device.settle()
        device.sensing.compass.isAvailable = false
        #expect(!device.asCurrent { CLLocationManager.headingAvailable() })
        manager.startUpdatingHeading()
        device.settle()
        #expect(app.events == [])
    }

    @Test("A heading keeps its values in a secure archive.")
    func archive() throws {
        let device = try phone()
        let manager = device.manager(Navigator(device))
        manager.startUpdatingHeading()
        device.settle()
        let heading = try #require(manager.heading)
        let data = try NSKeyedArchiver.archivedData(withRootObject: heading, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CLHeading.self, from: data))
        #expect([read.x, read.y, read.z] == [heading.x, heading.y, heading.z])
        #expect([read.magneticHeading, read.trueHeading, read.headingAccuracy] == [0, -1, 10])
        #expect(read.timestamp == heading.timestamp)
    }

    @Test("Properties have Apple's defaults.")
    func defaults() throws {
        let device = try phone()
        let manager = device.asCurrent { CLLocationManager() }
        #expect(manager.heading == nil)
        #expect(manager.headingFilter == 1)
        #expect(manager.headingOrientation == .portrait)
    }

    @Test(
        "In a vehicle the heading is the course from iOS 11; on foot, and before, it is the compass's.",
        arguments: [
            ("17.4", 20.0, 90), ("11.0", 10, 90), ("10.3", 20, 5), ("17.4", 1.5, 5),
        ]
    )
    func vehicle(os: String, speed: Double, heading: Int) throws {
        let device = try phone(os, .whenInUse)
        let app = Navigator(device)
        let manager = device.manager(app)
        device.sensing.compass.heading = 5
        manager.startUpdatingLocation()
        manager.startUpdatingHeading()
        device.advance(by: .seconds(2))
        var fix = DeviceFix(coordinate: device.sensing.truth, horizontalAccuracy: 5, time: device.now)
        fix.speed = speed
        fix.course = 90
        device.sensing.inject(fix)
        device.settle()
        #expect(manager.heading.map { Int($0.magneticHeading) } == heading)
    }
}
