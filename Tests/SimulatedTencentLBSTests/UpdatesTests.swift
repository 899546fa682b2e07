// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice
import SimulatedTencentLBS
import Testing

@Suite("Tencent's continuous updates")
struct UpdatesTests {
    func start(
        _ device: SimulatedDevice,
        _ configure: (TencentLBSLocationManager) -> Void = { _ in }
    ) -> (TencentLBSLocationManager, Recorder) {
        let manager = device.manager()
        let recorder = Recorder(device)
        device.settle()
        manager.delegate = recorder
        configure(manager)
        manager.startUpdatingLocation()
        return (manager, recorder)
    }

    @Test("They have no texts unless a level is set, and end with the stop.")
    func geo() throws {
        let device = try phone()
        let (manager, recorder) = start(device)
        manager.startUpdatingLocation()
        device.seconds(3.5)
        manager.stopUpdatingLocation()
        device.seconds(10)
        #expect(recorder.events == ["1 update", "2 update", "3 update"])
        #expect(device.cited.contains("TENCENT-UPD-LEVEL"))
    }

    @Test("With a level the first waits for its address, which is looked up again after the interval.")
    func addresses() throws {
        let device = try phone()
        let (manager, recorder) = start(device) {
            $0.requestLevel = .adminName
            $0.poiUpdateInterval = 3
        }
        device.seconds(5.5)
        manager.stopUpdatingLocation()
        let expected = ["1.2", "2", "3", "4.2", "5"].map { "\($0) update 杭州市" }
        #expect(recorder.events == expected)
        #expect(device.cited.contains("TENCENT-UPD-ADDRESS"))
    }

    @Test("A slow address holds up one location, not those after it.")
    func slowAddress() throws {
        let device = try phone()
        device.network.latency = .milliseconds(2_500)
        let (manager, recorder) = start(device) { $0.requestLevel = .adminName }
        device.seconds(5)
        manager.stopUpdatingLocation()
        #expect(
            recorder.events == ["2 update", "2 update", "3 update", "4 update 杭州市", "5 update 杭州市"]
        )
    }

    @Test("Without a network they flow without texts.")
    func offline() throws {
        let device = try phone()
        device.network.isOnline = false
        let (manager, recorder) = start(device) { $0.requestLevel = .poi }
        device.seconds(2)
        manager.stopUpdatingLocation()
        #expect(recorder.events == ["1 update", "2 update"])
    }

    @Test("A timer adds callbacks with the last location from 4.2 on.", arguments: [("4.2", 6), ("4.0.3", 1)])
    func interval(version: String, count: Int) throws {
        let device = try phone(sdk: version)
        let (manager, recorder) = start(device) {
            $0.locationCallbackInterval = 700
            $0.distanceFilter = 100
            $0.desiredAccuracy = kCLLocationAccuracyHundredMeters
        }
        device.seconds(4.5)
        manager.stopUpdatingLocation()
        device.seconds(5)
        #expect(recorder.events.count == count)
    }

    @Test("The timer repeats nothing old where the switch says so.")
    func intervalWithoutRepeats() throws {
        let device = try phone(switches: ["tencentRepeatsLastFix": "false"])
        let (manager, recorder) = start(device) {
            $0.locationCallbackInterval = 700
            $0.distanceFilter = 100
            $0.desiredAccuracy = kCLLocationAccuracyHundredMeters
        }
        device.seconds(4.5)
        manager.stopUpdatingLocation()
        #expect(recorder.events == ["1 update", "1.4 update"])
    }

    @Test("Refused, they fail with code 1; revoked and granted again, they go on.")
    func refusal() throws {
        let device = try phone("17.4", .denied)
        let (manager, recorder) = start(device)
        device.seconds(1)
        #expect(recorder.events == ["0 error TencentLBSLocationErrorDomain 1"])
        try device.permission.change(.access(.whileUsing))
        device.seconds(1)
        #expect(recorder.events.last == "2 update")
        manager.stopUpdatingLocation()
    }

    @Test("A lost signal is code 0, and they go on when it is back.")
    func lostSignal() throws {
        let device = try phone()
        let (manager, recorder) = start(device)
        device.seconds(1)
        device.sensing.setSignal(false)
        device.seconds(5)
        #expect(recorder.events.last?.hasSuffix("error TencentLBSLocationErrorDomain 0") == true)
        device.sensing.setSignal(true)
        device.seconds(5)
        #expect(recorder.events.last == "11 update")
        manager.stopUpdatingLocation()
    }

    @Test("The delegate may stop them, or let the manager go, in a callback.", arguments: [false, true])
    func stopsInside(letsGo: Bool) throws {
        let device = try phone()
        let recorder = Recorder(device)
        var manager: TencentLBSLocationManager? = device.manager()
        device.settle()
        manager?.delegate = recorder
        recorder.reaction = { if letsGo { manager = nil } else { manager?.stopUpdatingLocation() } }
        manager?.requestLevel = .poi
        manager?.startUpdatingLocation()
        device.seconds(10)
        #expect(recorder.events == ["1.2 update 杭州市"])
    }

    @Test("Background updates without the background mode end the app.")
    func backgroundMode() throws {
        let device = try phone()
        device.manager().allowsBackgroundLocationUpdates = true
        #expect(device.app.state == .terminated)
        #expect(device.cited.contains("TENCENT-BG-MODE"))
        let other = try phone(backgroundModes: ["location"])
        let manager = other.manager()
        manager.allowsBackgroundLocationUpdates = true
        #expect(manager.allowsBackgroundLocationUpdates)
        #expect(!other.cited.contains("TENCENT-BG-MODE"))
    }

    @Test("They pause unless told otherwise.")
    func pauses() throws {
        let device = try phone()
        let manager = device.manager()
        manager.pausesLocationUpdatesAutomatically = false
        #expect(!manager.pausesLocationUpdatesAutomatically)
        #expect(device.cited.contains("TENCENT-PAUSES"))
    }

    @Test("Headings are passed on until they are stopped, and need no permission.")
    func headings() throws {
        let device = try phone("17.4", .denied)
        let manager = device.manager()
        let recorder = Recorder(device)
        device.settle()
        manager.delegate = recorder
        manager.startUpdatingHeading()
        device.seconds(3)
        manager.stopUpdatingHeading()
        let count = recorder.events.count
        device.seconds(3)
        #expect(count > 0)
        #expect(recorder.events.count == count)
        #expect(recorder.events.allSatisfy { $0.hasSuffix("heading") })
    }
}
