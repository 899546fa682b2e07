// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SimulatedDevice

@Suite("A scenario for a program of its own")
@MainActor
struct DeviceScriptTests {
    private final class Remarks {
        var notes: [String] = []
        var ends: [DeviceScript.End] = []
    }

    /// Runs a scenario's text to its end, without real time.
    private func run(_ json: String) async throws -> (SimulatedDevice, Remarks) {
        let scenario = try DeviceScenario(json: Array(json.utf8), file: "a.json")
        let device = try SimulatedDevice(scenario)
        let remarks = Remarks()
        let script = DeviceScript(scenario, on: device) {
            remarks.notes.append($0)
        } end: {
            remarks.ends.append($0)
            device.isLive = false
        }
        script.launch()
        #expect(device.app.state == .active || !remarks.ends.isEmpty)
        device.isLive = true
        device.script = script
        await DeviceDriver(DeviceAmbient.Box(device), clock: nil, turns: 1).run()
        return (device, remarks)
    }

    @Test("Steps of the phone and its user are done in order, up to the end.")
    func doesSteps() async throws {
        let (device, remarks) = try await run(
            """
            {"name": "a", "device": {"os": "17"}, "until": 9, "steps": [
                {"at": 2, "do": "background"}, {"at": 3, "do": "signal", "available": false},
                {"at": 4, "do": "foreground"}, {"at": 5, "do": "settings", "access": "whileUsing"},
                {"at": 6, "do": "network", "online": false}
            ]}
            """
        )
        #expect(remarks.ends == [.isOver])
        #expect(remarks.notes == [])
        #expect(device.now == .seconds(9))
        #expect(!device.sensing.hasSignal && !device.network.isOnline)
        #expect(device.permission.status == .authorizedWhenInUse)
        let states = device.journal.entries.filter { $0.event == .appState }.map(\.description)
        #expect(states.count == 3 && states[1].hasPrefix("2 system appState background"))
    }

    @Test("The app's own steps are left out, and a remark names each.")
    func leavesTheAppAlone() async throws {
        let (_, remarks) = try await run(
            #"{"name": "a", "device": {"os": "17"}, "steps": [{"at": 1, "do": "startUpdating"}], "until": 2}"#
        )
        #expect(remarks.notes.count == 1)
        #expect(remarks.notes.first?.contains("steps[0]: “startUpdating” is for the program itself") == true)
        #expect(remarks.ends == [.isOver])
    }

    @Test("Days that pass move what comes after them.")
    func skipsDays() async throws {
        let (device, remarks) = try await run(
            """
            {"name": "a", "device": {"os": "17"}, "until": 3, "steps": [
                {"at": 1, "do": "advanceDays", "days": 2}, {"at": 2, "do": "inactive"}
            ]}
            """
        )
        #expect(remarks.ends == [.isOver])
        #expect(device.now == .seconds(2 * 86_400 + 3))
    }

    @Test("It ends with the app's process.")
    func endsWithTheApp() async throws {
        let (device, remarks) = try await run(
            #"{"name": "a", "device": {"os": "17"}, "steps": [{"at": 1, "do": "terminate"}], "until": 9}"#
        )
        #expect(remarks.ends == [.appEnded("the app's process was ended at 1 s")])
        #expect(device.now == .seconds(1))
    }

    @Test("What is impossible ends it with the place in the file.")
    func refusesTheImpossible() async throws {
        let (_, remarks) = try await run(
            #"{"name": "a", "device": {"os": "17"}, "steps": [{"at": 1, "do": "answer", "choose": "allowOnce"}]}"#
        )
        guard case .impossible(let error)? = remarks.ends.first else {
            Issue.record("\(remarks.ends)")
            return
        }
        #expect(error.description.hasPrefix("a.json:"))
        #expect(error.keyPath == "steps[0]")
    }
}
