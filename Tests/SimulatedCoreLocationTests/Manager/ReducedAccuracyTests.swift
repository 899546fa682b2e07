// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("Reduced accuracy")
struct ReducedAccuracyTests {
    @Test("Updates deliver an approximate location, and then four an hour.")
    func updates() throws {
        let device = try phone("17.4", .whenInUse, precise: false)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        device.advance(by: .seconds(100))
        manager.startUpdatingLocation()
        device.advance(by: .seconds(3_600))
        #expect(Array(app.events.dropFirst()) == ["101", "900", "1800", "2700", "3600"].map { "\($0) ±5000" })
        #expect(app.locations[0].timestamp.timeIntervalSince1970 == device.configuration.startTimestamp)
        #expect(app.locations[0].speed < 0)
        #expect(app.locations[0].course < 0)
        #expect(app.locations[0].verticalAccuracy < 0)
    }

    @Test("The location is off by a kilometre or more, and the same for every manager.")
    func snap() throws {
        let device = try phone("17.4", .whenInUse, precise: false)
        let managers = (1...2).map { _ in device.manager(NewRecorder(device)) }
        for manager in managers { manager.startUpdatingLocation() }
        device.advance(by: .seconds(1))
        let truth = CLLocation(latitude: device.sensing.truth.latitude, longitude: device.sensing.truth.longitude)
        let off = try managers.map { try #require($0.location).distance(from: truth) }
        #expect(off[0] > 500)
        #expect(off[0] < 20_000)
        #expect(off[0] == off[1])
    }

    @Test("A one-shot that wants more than it can get takes until the time-out.")
    func oneShotFine() throws {
        let device = try phone("17.4", .whenInUse, precise: false)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.requestLocation()
        device.advance(by: .seconds(60))
        #expect(app.events == ["0 whenInUse reduced", "10 ±5000"])
    }

    @Test("A one-shot that wants an approximate location gets it quickly.")
    func oneShotReduced() throws {
        let device = try phone("17.4", .whenInUse, precise: false)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.desiredAccuracy = kCLLocationAccuracyReduced
        manager.requestLocation()
        device.advance(by: .seconds(60))
        #expect(app.events == ["0 whenInUse reduced", "1 ±5000"])
    }

    @Test("An app with full accuracy may ask for approximate locations.")
    func byWish() throws {
        let device = try phone("17.4", .whenInUse)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.desiredAccuracy = kCLLocationAccuracyReduced
        manager.startUpdatingLocation()
        device.advance(by: .seconds(3))
        #expect(app.events == ["0 whenInUse full", "1 ±5000"])
        #expect(manager.accuracyAuthorization == .fullAccuracy)
        manager.desiredAccuracy = kCLLocationAccuracyBest
        device.advance(by: .seconds(1))
        #expect(app.events.last == "4 ±65")
    }

    @Test("Full accuracy that comes while updates run shows within a second.")
    func becomesFull() throws {
        let device = try phone("17.4", .whenInUse, precise: false)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.startUpdatingLocation()
        device.advance(by: .seconds(10))
        try device.permission.change(.precise(true))
        device.advance(by: .seconds(1))
        #expect(app.events.suffix(3) == ["1 ±5000", "10 whenInUse full", "11 ±65"])
        #expect(manager.accuracyAuthorization == .fullAccuracy)
    }

    @Test("Full accuracy that goes while updates run leaves no exact location behind.")
    func becomesReduced() throws {
        let device = try phone("17.4", .whenInUse)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.startUpdatingLocation()
        device.advance(by: .seconds(1))
        try device.permission.change(.precise(false))
        device.advance(by: .seconds(60))
        #expect(app.events.dropFirst() == ["1 ±65", "1 whenInUse reduced", "2 ±5000"])
    }

    @Test("The last known exact location is no first one under reduced accuracy.")
    func noCachedExact() throws {
        let known = DeviceFix(coordinate: DeviceConfiguration.hangzhou, horizontalAccuracy: 5, time: .seconds(-60))
        let device = try phone("17.4", .whenInUse, precise: false, lastKnown: known)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.startUpdatingLocation()
        device.sensing.inject(known)
        device.advance(by: .seconds(60))
        #expect(app.events.dropFirst() == ["1 ±5000"])
    }

    @Test("Nothing exact is delivered at the very instant at which accuracy is reduced.")
    func sameInstant() throws {
        let known = DeviceFix(coordinate: DeviceConfiguration.hangzhou, horizontalAccuracy: 5, time: .seconds(-60))
        let device = try phone("17.4", .whenInUse, lastKnown: known)
        let (first, app) = (NewRecorder(device), NewRecorder(device))
        let (cause, manager) = (device.manager(first), device.manager(app))
        cause.startUpdatingLocation()
        manager.startUpdatingLocation()
        first.reaction = { manager in
            if manager.location != nil { try? device.permission.change(.precise(false)) }
        }
        device.advance(by: .seconds(60))
        #expect(app.events == ["0 whenInUse full", "0 whenInUse reduced", "1 ±5000"])
    }

    @Test("A one-shot's time-out gives nothing exact after accuracy was reduced.")
    func oneShotReducedMeanwhile() throws {
        let device = try phone("17.4", .whenInUse)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.desiredAccuracy = 1
        manager.requestLocation()
        device.advance(by: .seconds(6))
        device.sensing.setSignal(false)
        try device.permission.change(.precise(false))
        device.advance(by: .seconds(60))
        #expect(app.events == ["0 whenInUse full", "6 whenInUse reduced", "10 unknown"])
    }

    @Test("A visit under reduced accuracy is at an approximate place.")
    func visit() throws {
        final class Guest: Recorder, CLLocationManagerDelegate {
            func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {
                note(manager, "±\(Int(visit.horizontalAccuracy))")
            }
        }
        let device = try phone("17.4", .always, precise: false)
        let app = Guest(device)
        let manager = device.manager(app)
        manager.startMonitoringVisits()
        device.advance(by: .seconds(600))
        #expect(app.events == ["360 ±5000"])
        #expect(manager.accuracyAuthorization == .reducedAccuracy)
    }

    @Test("Before iOS 14 the constant is nothing but a coarse accuracy.")
    func before14() throws {
        let device = try phone("13.0", .whenInUse)
        let app = OldRecorder(device)
        let manager = device.manager(app)
        manager.desiredAccuracy = kCLLocationAccuracyReduced
        manager.startUpdatingLocation()
        device.advance(by: .seconds(1))
        #expect(app.events == ["0 old whenInUse", "1 ±65"])
    }

    @Test("A distance filter holds back an approximate location that is the same again.")
    func filter() throws {
        let device = try phone("17.4", .whenInUse, precise: false)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.distanceFilter = 10
        manager.startUpdatingLocation()
        device.advance(by: .seconds(7_200))
        #expect(app.locations.count == 1)
    }
}
