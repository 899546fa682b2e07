// SPDX-License-Identifier: Apache-2.0

import Foundation
import PermissionRules

extension DeviceLaunch {
    /// What this process's environment says; a bad value ends the process with status 2.
    static func fromEnvironment() -> DeviceLaunch? {
        do {
            return try DeviceLaunch { DeviceHost.environmentVariable($0.rawValue) }
        } catch {
            fail(error)
        }
    }

    /// Makes the device of this process, launches its app, which is this program, and has it driven on the main queue.
    ///
    /// At the end of the scenario the process ends with status 0; input that cannot be used ends it with status 2.
    func start() -> SimulatedDevice {
        do {
            let scenario = try readScenario()
            let device = try SimulatedDevice(scenario, infoPlist: try infoPlist(for: scenario))
            try writeJournal(of: device)
            let script = DeviceScript(scenario, on: device, note: Self.note, end: Self.end)
            script.launch()
            let clock = mode == .live ? LiveClock(speed: speed, at: device.nanoseconds) : nil
            device.drive(script: script, clock: clock, turns: turns)
            return device
        } catch {
            Self.fail(error)
        }
    }

    private func readScenario() throws(DeviceInputError) -> DeviceScenario {
        do {
            return try DeviceScenario(contentsOf: scenario)
        } catch {
            guard error.code == .unreadable, error.keyPath.isEmpty else { throw error }
            var error = error
            error.keyPath = Variable.scenario.rawValue
            throw error
        }
    }

    /// The Info.plist beside the executable, for a scenario that names none.
    private func infoPlist(for scenario: DeviceScenario) throws(DeviceInputError) -> InfoPlist? {
        guard scenario.device.infoPlist == .sample else { return nil }
        let folder = Bundle.main.executableURL?.deletingLastPathComponent() ?? Bundle.main.bundleURL
        let path = folder.appendingPathComponent("Info.plist").path
        guard FileManager.default.fileExists(atPath: path) else {
            Self.note("there is no Info.plist in \(folder.path): the sample of the scenario format stands in")
            return nil
        }
        do {
            return try InfoPlist(contentsOfFile: path)
        } catch {
            throw DeviceInputError(.unreadable, "\(error)", file: path)
        }
    }

    /// Has every entry of the journal written as it comes.
    private func writeJournal(of device: SimulatedDevice) throws(DeviceInputError) {
        device.journal.fixPolicy = .newest(1_000)
        guard let journal else { return }
        guard journal != "-" else { return device.journal.sink = { print($0) } }
        guard FileManager.default.createFile(atPath: journal, contents: nil),
            let file = FileHandle(forWritingAtPath: journal)
        else {
            throw DeviceInputError(
                .unreadable,
                "the file “\(journal)” cannot be written",
                keyPath: Variable.journal.rawValue,
                remedy: "Name a file in a folder that exists, or - for standard output"
            )
        }
        device.journal.sink = { file.write(Data("\($0)\n".utf8)) }
    }

    private static func end(_ reason: DeviceScript.End) {
        switch reason {
        case .isOver: break
        case .appEnded(let text): note(text)
        case .impossible(let error): fail(error)
        }
        exit(0)
    }

    private static func note(_ text: String) { writeError("note: \(text)") }

    private static func fail(_ error: any Error) -> Never {
        writeError("error: \(error)")
        exit(2)
    }

    private static func writeError(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
