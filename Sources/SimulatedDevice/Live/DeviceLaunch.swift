// SPDX-License-Identifier: Apache-2.0

import PermissionRules

/// How a program that names no device gets one from the environment.
struct DeviceLaunch: Equatable {
    /// How the device is driven.
    enum Mode: String, CaseIterable {
        /// By real time.
        case live
        /// By virtual time, with turns of the main actor between events.
        case stepped
    }

    /// The variables, all of them read together when the process first needs a device.
    enum Variable: String, CaseIterable {
        case scenario = "GEOPROVIDER_SCENARIO"
        case mode = "GEOPROVIDER_MODE"
        case speed = "GEOPROVIDER_SPEED"
        case turns = "GEOPROVIDER_TURNS"
        case journal = "GEOPROVIDER_JOURNAL"
    }

    /// The scenario file.
    var scenario: String
    var mode = Mode.live
    /// Virtual seconds in one real second.
    var speed = 1.0
    /// Turns of the main actor between two events.
    var turns = 16
    /// The file to which the journal goes, `-` for standard output; nil: nowhere.
    var journal: String?

    /// Reads the variables; nil where none names a scenario.
    init?(_ value: (Variable) -> String?) throws(DeviceInputError) {
        guard let scenario = value(.scenario) else { return nil }
        self.scenario = scenario
        if let text = value(.mode) {
            guard let mode = Mode(rawValue: text) else {
                throw Self.error(.mode, text, remedy: "Use live or stepped")
            }
            self.mode = mode
        }
        if let text = value(.speed) {
            guard let speed = Double(text), speed.isFinite, speed >= 0.001, speed <= 1e6 else {
                throw Self.error(.speed, text, remedy: "Use a number from 0.001 to 1000000, such as 20")
            }
            self.speed = speed
        }
        if let text = value(.turns) {
            guard let turns = Int(text), (1...100_000).contains(turns) else {
                throw Self.error(.turns, text, remedy: "Use a whole number from 1 to 100000, such as 16")
            }
            self.turns = turns
        }
        journal = value(.journal)
    }

    private static func error(_ variable: Variable, _ text: String, remedy: String) -> DeviceInputError {
        DeviceInputError(
            .invalidValue,
            "“\(text)” is not a value of this environment variable",
            keyPath: variable.rawValue,
            remedy: remedy
        )
    }
}
