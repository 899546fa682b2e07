// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("One-shots")
struct OneShotTests {
    /// What the app heard after the initial callback.
    private func heard(_ app: Recorder) -> [String] { Array(app.events.dropFirst()) }

    @Test(
        "A one-shot waits for the desired accuracy, then ends.",
        arguments: [
            (kCLLocationAccuracyBest, "5 ±5"), (kCLLocationAccuracyBestForNavigation, "5 ±5"), (5, "5 ±5"),
            (kCLLocationAccuracyNearestTenMeters, "3 ±10"), (50, "3 ±10"),
            (kCLLocationAccuracyHundredMeters, "1 ±65"), (kCLLocationAccuracyKilometer, "1 ±65"),
            (kCLLocationAccuracyThreeKilometers, "1 ±65"), (kCLLocationAccuracyReduced, "1 ±5000"),
        ] as [(Double, String)]
    )
    func desiredAccuracy(_ desired: Double, _ outcome: String) throws {
        let device = try phone("17.4", .whenInUse)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.desiredAccuracy = desired
        manager.requestLocation()
        device.advance(by: .seconds(60))
        #expect(heard(app) == [outcome])
        #expect(device.pendingEventCount == 0)
    }

    @Test("What cannot be reached in time gives the best there is.")
    func timeoutWithBest() throws {
        let device = try phone("17.4", .whenInUse)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.desiredAccuracy = 1
        manager.requestLocation()
        device.advance(by: .seconds(60))
        #expect(heard(app) == ["10 ±5"])
    }

    @Test("The time-out is a switch, and without any location its outcome is an error.")
    func timeoutWithNothing() throws {
        let device = try phone("17.4", .whenInUse, switches: [.requestLocationTimeout: "7"])
        device.sensing.setSignal(false)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.requestLocation()
        device.advance(by: .seconds(60))
        #expect(heard(app) == ["7 unknown"])
        #expect(manager.location == nil)
    }

    @Test("A signal that comes back in time serves the one-shot.")
    func signalComesBack() throws {
        let device = try phone("17.4", .whenInUse)
        device.sensing.setSignal(false)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
        manager.requestLocation()
        device.advance(by: .seconds(4))
        device.sensing.setSignal(true)
        device.advance(by: .seconds(60))
        #expect(heard(app) == ["5 ±65"])
    }

    @Test("A second call while one is outstanding adds nothing.")
    func second() throws {
        let device = try phone("17.4", .whenInUse)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.requestLocation()
        device.advance(by: .seconds(2))
        manager.requestLocation()
        device.advance(by: .seconds(60))
        #expect(heard(app) == ["5 ±5"])
    }

    @Test("One after the other have one outcome each.")
    func sequence() throws {
        let device = try phone("17.4", .whenInUse)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        for _ in 1...2 {
            manager.requestLocation()
            device.advance(by: .seconds(20))
        }
        #expect(heard(app) == ["5 ±5", "25 ±5"])
    }

    @Test("A stop cancels it silently.")
    func stopCancels() throws {
        let device = try phone("17.4", .whenInUse)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.requestLocation()
        device.advance(by: .seconds(2))
        manager.stopUpdatingLocation()
        device.advance(by: .seconds(60))
        #expect(heard(app) == [])
    }

    @Test("A start of updates cancels it: what comes is the stream's.")
    func startCancels() throws {
        let device = try phone("17.4", .whenInUse)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.requestLocation()
        manager.startUpdatingLocation()
        device.advance(by: .seconds(12))
        #expect(heard(app).count == 12)
    }

    @Test("While updates run it adds nothing.")
    func whileUpdating() throws {
        let device = try phone("17.4", .whenInUse)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.startUpdatingLocation()
        device.advance(by: .seconds(2))
        manager.requestLocation()
        device.advance(by: .seconds(1))
        #expect(heard(app) == ["1 ±65", "2 ±65", "3 ±10"])
    }

    @Test("It does not disturb the updates of another manager.")
    func beside() throws {
        let device = try phone("17.4", .whenInUse)
        let (stream, once) = (NewRecorder(device), NewRecorder(device))
        let (updating, asking) = (device.manager(stream), device.manager(once))
        updating.distanceFilter = 50
        updating.startUpdatingLocation()
        device.advance(by: .seconds(10))
        asking.requestLocation()
        device.advance(by: .seconds(10))
        #expect(heard(once) == ["15 ±5"])
        #expect(heard(stream) == ["1 ±65", "3 ±10", "5 ±5"])
    }

    @Test("Without permission it fails, on a later turn.", arguments: [AccessGrant.denied])
    func denied(_ grant: AccessGrant) throws {
        let device = try phone("17.4", grant)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        device.settle()
        manager.requestLocation()
        #expect(heard(app) == [])
        device.advance(by: .seconds(60))
        #expect(heard(app) == ["0 denied"])
    }

    @Test("While undetermined it waits, and its time starts with the grant.")
    func undetermined() throws {
        let device = try phone()
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.requestLocation()
        manager.requestWhenInUseAuthorization()
        device.advance(by: .seconds(30))
        try device.permission.answer(.allowWhileUsing)
        device.advance(by: .seconds(60))
        #expect(heard(app) == ["30 whenInUse full", "35 ±5"])
    }

    @Test("While undetermined and then refused it fails after the callback.")
    func undeterminedRefused() throws {
        let device = try phone()
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.requestLocation()
        manager.requestWhenInUseAuthorization()
        device.settle()
        try device.permission.answer(.dontAllow)
        device.advance(by: .seconds(60))
        #expect(heard(app) == ["0 denied full", "0 denied"])
    }

    @Test("By a switch it fails at once while undetermined.")
    func undeterminedFails() throws {
        let device = try phone(switches: [.oneShotWhileUndetermined: "fail"])
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.requestLocation()
        device.advance(by: .seconds(60))
        #expect(heard(app) == ["0 denied"])
    }

    @Test("Permission that goes while it looks ends it with denied.")
    func revoked() throws {
        let device = try phone("17.4", .whenInUse)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.requestLocation()
        device.advance(by: .seconds(2))
        try device.permission.change(.access(.never))
        device.advance(by: .seconds(60))
        #expect(heard(app) == ["2 denied full", "2 denied"])
    }

    @Test("An injected raw fix is its outcome, however old.")
    func injection() throws {
        let device = try phone("17.4", .whenInUse)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.requestLocation()
        let fix = DeviceFix(coordinate: DeviceConfiguration.hangzhou, horizontalAccuracy: 20, time: .seconds(-600))
        device.sensing.inject(fix)
        device.advance(by: .seconds(60))
        #expect(heard(app) == ["0 ±20"])
    }

    @Test("An outcome that meets no method is noted.")
    func missingMethod() throws {
        let device = try phone("17.4", .whenInUse)
        let app = BothRecorder(device)
        let manager = device.manager(app)
        manager.requestLocation()
        device.advance(by: .seconds(60))
        #expect(
            device.lines(.callback).last
                == "5 coreLocation callback locationManager(_:didUpdateLocations:) of manager 1 "
                + "cannot be called: app's delegate lacks it [CL-MISSING-METHOD]"
        )
    }

    @Test("By a switch an outcome that meets no method stops the program, as on a phone.")
    func missingMethodTraps() async {
        await #expect(processExitsWith: .failure) {
            let device = try phone("17.4", .whenInUse, switches: [.missingDelegateMethod: "trap"])
            let manager = device.asCurrent { CLLocationManager() }
            manager.requestLocation()
            device.advance(by: .seconds(60))
        }
    }
}
