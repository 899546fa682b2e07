// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice
import SimulatedTencentLBS
import Testing

@Suite("What the journal cites of Tencent's habits")
struct CitationTests {
    /// What no journal can show: nobody is left to write of a manager that is gone.
    static let uncited: Set<SimulatedTencent.Habit> = [.released]

    @Test("Every habit is cited by what the SDK does in some world.")
    func isComplete() throws {
        let journals = try [
            dead(), olderVersion(), permission(), oneShots(), empty(), noAddress(), updates(), abroad(), refused(),
            hung(), fakes(), fences(),
        ]
        let cited = Set(journals.flatMap(\.self))
        let expected = SimulatedTencent.Habit.allCases.filter { !Self.uncited.contains($0) }.map(\.rawValue)
        #expect(expected.filter { !cited.contains($0) } == [])
        #expect(cited.subtracting(SimulatedTencent.Habit.allCases.map(\.rawValue)) == [])
    }

    private func dead() throws -> [String] {
        let device = try phone(agreed: false)
        _ = device.manager()
        return device.cited
    }

    private func olderVersion() throws -> [String] {
        let device = try phone("17.4", .unasked, sdk: "4.0.1")
        device.network.latency = .seconds(30)
        let manager = device.manager()
        manager.setDeviceId("mine")
        device.settle()
        try device.permission.answer(.allowWhileUsing)
        manager.requestLocation { _, _ in }
        device.seconds(60)
        return device.cited
    }

    private func permission() throws -> [String] {
        let device = try phone("17.4", .unasked, precise: false)
        let recorder = Recorder(device)
        let manager = device.manager()
        manager.delegate = recorder
        manager.requestWhenInUseAuthorization()
        manager.ask(Answers(device))
        device.settle()
        try device.permission.answer(.allowWhileUsing)
        manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "navigation") { _ in }
        device.settle()
        try device.permission.answer(.allowOnce)
        device.settle()
        return device.cited
    }

    private func oneShots() throws -> [String] {
        let device = try phone(backgroundModes: ["location"])
        let manager = device.manager()
        let answers = Answers(device)
        manager.ask(answers, .poi)
        manager.ask(answers)
        manager.cancelRequestLocation()
        manager.ask(answers)
        manager.startUpdatingLocation()
        manager.stopUpdatingLocation()
        device.seconds(20)
        manager.allowsBackgroundLocationUpdates = true
        manager.pausesLocationUpdatesAutomatically = false
        manager.requestLocation { _, _ in }
        device.seconds(20)
        let lacking = try phone()
        lacking.manager().allowsBackgroundLocationUpdates = true
        return device.cited + lacking.cited
    }

    private func empty() throws -> [String] {
        let device = try phone()
        device.sensing.setSignal(false)
        let manager = device.manager()
        manager.ask(Answers(device), timeout: 2)
        device.seconds(5)
        manager.ask(Answers(device), timeout: 30)
        device.seconds(60)
        return device.cited
    }

    private func noAddress() throws -> [String] {
        let device = try phone()
        device.network.isOnline = false
        let (keyless, manager) = (device.manager(key: ""), device.manager())
        keyless.ask(Answers(device), .poi)
        manager.ask(Answers(device), .poi)
        device.seconds(60)
        device.network.isOnline = true
        manager.ask(Answers(device), .name)
        device.seconds(60)
        device.network.latency = .seconds(60)
        manager.ask(Answers(device), .poi)
        device.seconds(60)
        return withExtendedLifetime(keyless) { device.cited }
    }

    private func updates() throws -> [String] {
        let device = try phone()
        let recorder = Recorder(device)
        let manager = device.manager()
        manager.delegate = recorder
        manager.requestLevel = .poi
        manager.locationCallbackInterval = 500
        manager.startUpdatingHeading()
        manager.startUpdatingLocation()
        manager.coordinateType = .WGS84
        manager.ask(Answers(device))
        device.seconds(5)
        return device.cited
    }

    private func abroad() throws -> [String] {
        let device = try phone()
        device.sensing.move(to: .tokyo)
        let manager = device.manager()
        manager.ask(Answers(device), .poi)
        device.seconds(20)
        return device.cited
    }

    private func refused() throws -> [String] {
        let device = try phone("17.4", .denied)
        let manager = device.manager()
        manager.ask(Answers(device))
        device.settle()
        return device.cited
    }

    private func hung() throws -> [String] {
        let device = try phone(sdk: "4.0.1", switches: ["tencentInitHangs": "true"])
        _ = device.manager()
        return device.cited
    }

    private func fakes() throws -> [String] {
        let device = try phone()
        let recorder = Recorder(device)
        let manager = device.manager()
        manager.delegate = recorder
        manager.enableAntiMockLocation = true
        manager.startUpdatingLocation()
        device.sensing.isSimulatedBySoftware = true
        device.seconds(5)
        device.sensing.inject(DeviceFix(coordinate: .beijing, horizontalAccuracy: 5, time: .seconds(-3600)))
        device.seconds(1)
        manager.startDrEngine(.walk)
        return device.cited
    }

    private func fences() throws -> [String] {
        let device = try phone()
        let manager = device.asCurrent { TencentLBSGeofenceManager() }
        let recorder = FenceRecorder(device)
        manager.delegate = recorder
        manager.addCircleGeofence(withCenter: .at(.beijing), radius: 100, identifier: "a")
        manager.addCircleGeofence(withCenter: .at(.beijing), radius: 0, identifier: "b")
        manager.addDistrictGeofence(withKeyword: "330100", identifier: "c")
        device.seconds(1)
        manager.startMonitoring()
        device.seconds(5)
        return device.cited
    }
}
