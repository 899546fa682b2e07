// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SimulatedDevice

/// Each test runs in a process of its own: the environment is looked at once in a process.
@Suite("The process's own device")
struct DeviceProcessTests {
    private func text(_ bytes: [UInt8]?) -> String { String(decoding: bytes ?? [], as: UTF8.self) }

    @Test("The first reach for a device makes it, launches the app, plays the scenario and ends the process.")
    func comesFromTheEnvironment() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            let file = NSTemporaryDirectory() + "scenario-\(ProcessInfo.processInfo.processIdentifier).json"
            let scenario = """
                {"name": "a", "device": {"os": "17", "infoPlist": {"NSLocationWhenInUseUsageDescription": "because"}},
                 "user": {"otherwise": "allowWhileUsing"}, "steps": [{"at": 3, "do": "background"}], "until": 4}
                """
            _ = FileManager.default.createFile(atPath: file, contents: Data(scenario.utf8))
            setenv("GEOPROVIDER_SCENARIO", file, 1)
            setenv("GEOPROVIDER_MODE", "stepped", 1)
            setenv("GEOPROVIDER_JOURNAL", "-", 1)
            await MainActor.run {
                let device = SimulatedDevice.current
                precondition(device.app.state == .active)
                precondition(SimulatedDevice.current === device)
                precondition(!SimulatedDevice().installAsProcessDefault())
                device.permission.request(.whenInUse)
            }
            // The scenario ends the process.
            await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        }
        let lines = text(result?.standardOutputContent)
        for line in ["0 system prompt first13", "0 user answer allowWhileUsing", "3 system appState background"] {
            #expect(lines.contains(line), "\(lines)")
        }
    }

    @Test(
        "A bad value ends the process with status 2, and the message names the variable and the remedy.",
        arguments: [("GEOPROVIDER_MODE", "slow", "live or stepped"), ("GEOPROVIDER_SPEED", "fast", "a number")]
    )
    func refusesBadValues(_ variable: String, _ value: String, _ remedy: String) async throws {
        let result = await #expect(processExitsWith: .exitCode(2), observing: [\.standardErrorContent]) {
            [variable, value] in
            setenv("GEOPROVIDER_SCENARIO", "a.json", 1)
            setenv(variable, value, 1)
            _ = SimulatedDevice.currentIfAny
        }
        let message = text(result?.standardErrorContent)
        for word in [variable, value, remedy] { #expect(message.contains(word), "\(message)") }
    }

    @Test("A scenario that is not there ends the process with status 2 and names the variable.")
    func refusesMissingFiles() async throws {
        let result = await #expect(processExitsWith: .exitCode(2), observing: [\.standardErrorContent]) {
            setenv("GEOPROVIDER_SCENARIO", "/nowhere/a.json", 1)
            _ = SimulatedDevice.currentIfAny
        }
        let message = text(result?.standardErrorContent)
        for word in ["GEOPROVIDER_SCENARIO", "/nowhere/a.json"] { #expect(message.contains(word), "\(message)") }
    }

    @Test("Without the variable there is none, and one can be installed, once.")
    func canBeInstalled() async {
        await #expect(processExitsWith: .success) {
            unsetenv("GEOPROVIDER_SCENARIO")
            precondition(SimulatedDevice.currentIfAny == nil)
            let device = SimulatedDevice()
            precondition(device.installAsProcessDefault())
            precondition(!SimulatedDevice().installAsProcessDefault())
            precondition(SimulatedDevice.current === device)
            SimulatedDevice().asCurrent { precondition(SimulatedDevice.current !== device) }
        }
    }
}
