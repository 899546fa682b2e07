// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("What the journal says of CoreLocation")
struct JournalTests {
    @Test("Calls have their caller and callbacks their receiver.")
    func callsAndCallbacks() throws {
        let device = try phone("17.4", .whenInUse)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        device.sdk("TencentLBS").calling { manager.startUpdatingLocation() }
        device.advance(by: .seconds(1))
        #expect(
            device.lines(.call) == [
                "0 coreLocation call CLLocationManager() by app, manager 1",
                "0 coreLocation call startUpdatingLocation() by TencentLBS, manager 1",
            ]
        )
        #expect(
            device.lines(.callback) == [
                "0 coreLocation callback locationManagerDidChangeAuthorization(_:) to app, manager 1: "
                    + "authorizedWhenInUse, full [CB-INITIAL]",
                "1 coreLocation callback locationManager(_:didUpdateLocations:) to app, manager 1: "
                    + "30.2460000,120.1551000 ±65 m [DEL-IN-USE]",
            ]
        )
    }

    @Test("Who replaces whose delegate is said, and callbacks then run in the new one's name.")
    func hijack() throws {
        let device = try phone("17.4", .whenInUse)
        let (vendor, app) = (NewRecorder(device), NewRecorder(device))
        let manager = device.sdk("AMapLocationKit").calling { device.manager(vendor) }
        device.settle()
        var caller = ""
        app.reaction = { _ in caller = device.caller }
        manager.delegate = app
        manager.startUpdatingLocation()
        device.advance(by: .seconds(1))
        #expect(
            device.lines(.call)[1]
                == "0 coreLocation call delegate replaced, which was AMapLocationKit's, by app, manager 1"
        )
        #expect(vendor.events == ["0 whenInUse full"])
        #expect(app.events == ["1 ±65"])
        #expect(caller == "app")
        #expect(device.caller == "app")
    }

    @Test("Callbacks to an SDK's delegate run in the SDK's name.")
    func sdkName() throws {
        let device = try phone("17.4", .whenInUse)
        let vendor = NewRecorder(device)
        var caller = ""
        vendor.reaction = { _ in caller = device.caller }
        let manager = device.sdk("AMapLocationKit").calling { device.manager(vendor) }
        device.settle()
        #expect(caller == "AMapLocationKit")
        #expect(manager.delegate === vendor)
    }

    @Test("A callback's entry stands before the entries of what the app does in it.")
    func order() throws {
        let device = try phone("17.4", .whenInUse)
        let app = NewRecorder(device)
        app.reaction = { if $0.location == nil { $0.startUpdatingLocation() } }
        let manager = device.manager(app)
        var streamed: [String] = []
        device.journal.sink = { streamed.append($0.description) }
        device.settle()
        #expect(
            streamed == [
                "0 coreLocation callback locationManagerDidChangeAuthorization(_:) to app, manager 1: "
                    + "authorizedWhenInUse, full [CB-INITIAL]",
                "0 coreLocation call startUpdatingLocation() by app, manager 1",
                "0 system statusBar arrow hollow, indicator none [ARROW-11]",
            ]
        )
        #expect(device.journal.entries.suffix(3).map(\.description) == streamed)
        #expect(manager.delegate === app)
    }

    @Test("A delegate that hands a callback on to one that lacks the method has it itself.")
    func forwarding() throws {
        final class Forwarder: Recorder, CLLocationManagerDelegate {
            var target: (any CLLocationManagerDelegate)?

            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
                note(manager, locations)
                target?.locationManager(manager, didUpdateLocations: locations)
            }
        }
        let device = try phone("17.4", .whenInUse)
        let app = Forwarder(device)
        app.target = MuteRecorder(device)
        let manager = device.manager(app)
        manager.startUpdatingLocation()
        device.advance(by: .seconds(3))
        #expect(app.events == ["1 ±65", "2 ±65", "3 ±10"])
        #expect(device.lines(.callback).count == 3)
    }

    @Test("Properties that are set are calls.")
    func setters() throws {
        let device = try phone("17.4", .whenInUse)
        let manager = device.manager(NewRecorder(device))
        manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
        manager.distanceFilter = 2.5
        manager.showsBackgroundLocationIndicator = true
        #expect(
            device.lines(.call).dropFirst() == [
                "0 coreLocation call desiredAccuracy = 100 by app, manager 1",
                "0 coreLocation call distanceFilter = 2.5 by app, manager 1",
                "0 coreLocation call showsBackgroundLocationIndicator = true by app, manager 1",
            ]
        )
    }

    @Test("What has no effect cites the rule that says so.")
    func rules() throws {
        let device = try phone("17.4", .whenInUse)
        let manager = device.manager(NewRecorder(device))
        manager.requestLocation()
        manager.requestLocation()
        manager.startUpdatingLocation()
        manager.requestLocation()
        let rules = device.journal.entries.filter { $0.event == .call }.map(\.rule)
        #expect(rules == [nil, nil, "ONE-SECOND", "ONE-CANCELLED", "ONE-WHILE-UPDATING"])
    }
}
