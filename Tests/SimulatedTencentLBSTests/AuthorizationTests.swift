// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice
import SimulatedTencentLBS
import Testing

@Suite("Permission with Tencent's SDK")
struct AuthorizationTests {
    @Test("Nothing asks: a start while undetermined shows no prompt and tells nothing, and flows with the grant.")
    func asksNobody() throws {
        let device = try phone("17.4", .unasked)
        let recorder = Recorder(device)
        let manager = device.manager()
        manager.delegate = recorder
        manager.startUpdatingLocation()
        device.seconds(600)
        #expect(device.permission.prompts.isEmpty)
        #expect(recorder.events == ["0 new notDetermined full"])
        try device.permission.change(.access(.whileUsing))
        device.seconds(2)
        #expect(recorder.events.contains("602 update"))
        #expect(device.cited.contains("TENCENT-AUTH-SILENT"))
    }

    @Test("The app asks through the manager, and CoreLocation says by whom.")
    func asksByApp() throws {
        let device = try phone("17.4", .unasked)
        let manager = device.manager()
        manager.requestWhenInUseAuthorization()
        device.settle()
        #expect(device.permission.prompts.map(\.id) == [.first13])
        let call = device.journal.entries.first { $0.detail.contains("requestWhenInUseAuthorization() by") }
        #expect(call?.detail.contains("by TencentLBS") == true)
        try device.permission.answer(.allowWhileUsing)
        manager.requestAlwaysAuthorization()
        device.settle()
        #expect(device.permission.prompts.map(\.id) == [.first13, .upgrade13])
    }

    @Test(
        "Making a manager asks before 4.0.3, and never after.",
        arguments: [("3.23", 1), ("4.0.1", 1), ("4.0.3", 0), ("4.2", 0), ("4.3", 0)]
    )
    func asksAtInit(version: String, prompts: Int) throws {
        let device = try phone("17.4", .unasked, sdk: version)
        _ = device.manager()
        device.settle()
        #expect(device.permission.prompts.count == prompts)
        #expect(device.cited.contains("TENCENT-AUTH-INIT") == (prompts == 1))
    }

    @Test("Making a manager never asks once the user has decided.")
    func asksNotAtInit() throws {
        let device = try phone("17.4", .denied, sdk: "4.0.1")
        _ = device.manager()
        device.settle()
        #expect(device.permission.prompts.isEmpty)
    }

    @Test(
        "Changes are told in the form of the iOS version, the first status included.",
        arguments: [
            ("13.5", ["0 old notDetermined", "0 old authorizedWhenInUse"]),
            ("14.0", ["0 new notDetermined full", "0 new authorizedWhenInUse full"]),
        ]
    )
    func forwards(os: String, events: [String]) throws {
        let device = try phone(os, .unasked)
        let recorder = Recorder(device)
        let manager = device.manager()
        manager.delegate = recorder
        manager.requestWhenInUseAuthorization()
        device.settle()
        try device.permission.answer(.allowWhileUsing)
        device.settle()
        #expect(recorder.events == events.map { $0.replacing("CLAuthorizationStatus.", with: "") })
    }

    @Test("The first status is not told where the switch says so.")
    func swallowsInitial() throws {
        let device = try phone(switches: ["tencentForwardsInitialAuthorization": "false"])
        let recorder = Recorder(device)
        let manager = device.manager()
        manager.delegate = recorder
        device.settle()
        #expect(recorder.events.isEmpty)
        try device.permission.change(.precise(false))
        device.settle()
        #expect(recorder.events == ["0 new authorizedWhenInUse reduced"])
    }

    @Test("The delegate hears of full accuracy before the completion, which gets the system's error.")
    func temporary() throws {
        let device = try phone(precise: false)
        let recorder = Recorder(device)
        let manager = device.manager()
        manager.delegate = recorder
        device.settle()
        manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "navigation") { error in
            recorder.note("completion \(error.map { "\(($0 as NSError).code)" } ?? "nil")")
        }
        device.settle()
        try device.permission.answer(.allowOnce)
        device.settle()
        #expect(recorder.events.dropFirst() == ["0 new authorizedWhenInUse full", "0 completion nil"])
        #expect(manager.accuracyAuthorization == .fullAccuracy)
        #expect(device.cited.contains("TENCENT-TEMP-ORDER"))
    }

    @Test("An unknown purpose key brings the system's error, and no change.")
    func unknownPurpose() throws {
        let device = try phone(precise: false)
        let manager = device.manager()
        var codes: [Int?] = []
        manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "missing") {
            codes.append(($0 as NSError?)?.code)
        }
        manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "missing")
        device.settle()
        #expect(codes == [18])
        #expect(manager.accuracyAuthorization == .reducedAccuracy)
    }

    @Test("A delegate that implements nothing is called in vain, and the journal does not claim otherwise.")
    func mute() throws {
        let device = try phone()
        let mute = MuteRecorder()
        let manager = device.manager()
        manager.delegate = mute
        manager.startUpdatingLocation()
        device.seconds(5)
        #expect(!device.journal.entries.contains { $0.lane == .sdk && $0.event == .callback })
    }
}
