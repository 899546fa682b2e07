// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("A manager and its process")
struct ProcessTests {
    @Test("A manager of a process that died does nothing, also after a relaunch.")
    func died() throws {
        let device = try phone("17.4", .whenInUse)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.startUpdatingLocation()
        device.advance(by: .seconds(1))
        device.app.terminate()
        device.app.launch()
        manager.startUpdatingLocation()
        manager.requestLocation()
        manager.requestAlwaysAuthorization()
        device.advance(by: .seconds(60))
        #expect(app.events == ["0 whenInUse full", "1 ±65"])
        #expect(device.permission.prompts.isEmpty)
        #expect(device.lines(.call).last?.hasSuffix("process that it belongs to is gone [LIFE-PROCESS]") == true)
    }

    @Test("A manager made before the app runs does nothing.")
    func madeTooEarly() throws {
        let device = try phone("17.4", .whenInUse, launched: false)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        device.app.launch()
        manager.startUpdatingLocation()
        device.advance(by: .seconds(60))
        #expect(app.events == [])
    }

    @Test("A new process's manager tells the status that the old one's end left.")
    func relaunch() throws {
        let device = try phone("17.4", .once)
        let first = NewRecorder(device)
        let manager = device.manager(first)
        device.settle()
        device.app.terminate()
        device.app.launch()
        let second = NewRecorder(device)
        let next = device.manager(second)
        device.settle()
        #expect(first.events == ["0 whenInUse full"])
        #expect(second.events == ["0 notDetermined full"])
        #expect(device.lines(.call).last == "0 coreLocation call CLLocationManager() by app, manager 1")
        #expect(manager !== next)
    }

    @Test("A manager that is released takes its events with it.")
    func released() throws {
        let device = try phone("17.4", .whenInUse)
        let app = NewRecorder(device)
        do { device.manager(app).startUpdatingLocation() }
        device.advance(by: .seconds(60))
        #expect(app.events == [])
    }

    @Test("A manager that is released within its own callback ends well.")
    func releasedInCallback() throws {
        let device = try phone("17.4", .whenInUse)
        let app = NewRecorder(device)
        var manager: CLLocationManager? = device.manager(app)
        app.reaction = { _ in manager = nil }
        manager?.startUpdatingLocation()
        device.advance(by: .seconds(60))
        #expect(app.events == ["0 whenInUse full"])
        #expect(manager == nil)
    }

    @Test("A manager does not keep its delegate alive.")
    func weakDelegate() throws {
        let device = try phone("17.4", .whenInUse)
        let manager = device.asCurrent { CLLocationManager() }
        weak var released: NewRecorder?
        do {
            let app = NewRecorder(device)
            released = app
            manager.delegate = app
        }
        #expect(released == nil)
        #expect(manager.delegate == nil)
        device.advance(by: .seconds(1))
    }

    @Test("Without a device a manager stops the program with a message.")
    func noDevice() async {
        await #expect(processExitsWith: .failure) { _ = CLLocationManager() }
    }
}
