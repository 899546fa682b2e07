// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice
import SimulatedTencentLBS
import Testing

@Suite("Setting Tencent's SDK up")
struct SetUpTests {
    @Test("Every habit has a row, a citation of its own, and a source.")
    func rows() {
        let ids = SimulatedTencent.Habit.allCases.map(\.rawValue)
        #expect(Set(ids).count == ids.count)
        for habit in SimulatedTencent.Habit.allCases {
            #expect(habit.rawValue.hasPrefix("TENCENT-"))
            #expect(!habit.statement.isEmpty && !habit.source.isEmpty, "\(habit)")
        }
    }

    @Test("Every switch is in the registry with its own name, and belongs to a habit that is assumed.")
    func switches() {
        #expect(SimulatedTencent.Switch.all.map(\.name) == SimulatedTencent.SwitchName.allCases)
        let rows = SimulatedTencent.Habit.allCases.filter { $0.switchName != nil }
        #expect(Set(rows.compactMap(\.switchName)) == Set(SimulatedTencent.SwitchName.allCases))
        for entry in SimulatedTencent.Switch.all { #expect(entry.accepts(entry.defaultValue)) }
    }

    @Test("A version that does not exist is refused with those that do.")
    func unknownVersion() {
        #expect(throws: SimulatedTencentError.self) { try SimulatedTencent.Configuration(sdkVersion: "4.0.2") }
        do {
            _ = try SimulatedTencent.Configuration(sdkVersion: "4.0.2")
        } catch {
            #expect(error.message.contains("3.23, 4.0.1, 4.0.3, 4.2, 4.3"))
        }
    }

    @Test("A switch or value that does not exist is refused with what does.")
    func unknownSwitch() {
        do {
            _ = try SimulatedTencent.Configuration(sdkVersion: nil, switches: ["tencentTimeoutCover": "request"])
            Issue.record("taken")
        } catch {
            #expect(error.message.contains("did you mean “tencentTimeoutCovers”?"))
        }
        do {
            _ = try SimulatedTencent.Configuration(sdkVersion: nil, switches: ["tencentTimeoutCode": "7"])
            Issue.record("taken")
        } catch {
            #expect(error.message.contains("possible is unknown, network, other"))
        }
    }

    @Test("The newest version is the default, and lasts through processes.")
    func lasts() throws {
        let device = try phone(sdk: "4.2")
        #expect(SimulatedTencent.Configuration().sdkVersion.name == "4.3")
        device.app.terminate()
        device.app.launch()
        #expect(SimulatedTencent.configuration(on: device).sdkVersion.name == "4.2")
    }

    @Test("The same inputs give the same journal, byte for byte.")
    func deterministic() throws {
        func text() throws -> String {
            let device = try phone("17.4", .unasked)
            let manager = device.manager()
            let recorder = Recorder(device)
            manager.delegate = recorder
            manager.requestLevel = .poi
            manager.requestWhenInUseAuthorization()
            manager.startUpdatingLocation()
            device.seconds(3)
            try device.permission.answer(.allowWhileUsing)
            device.seconds(20)
            return withExtendedLifetime(recorder) { device.journal.text }
        }
        #expect(try text() == text())
    }
}
