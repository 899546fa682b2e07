// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SimulatedDevice

@Suite("Reading the environment")
struct DeviceLaunchTests {
    private func launch(_ values: [DeviceLaunch.Variable: String]) throws -> DeviceLaunch? {
        try DeviceLaunch { values[$0] }
    }

    @Test("Without a scenario there is no device, whatever else is set.")
    func needsAScenario() throws {
        #expect(try launch([:]) == nil)
        #expect(try launch([.mode: "nonsense", .speed: "-1"]) == nil)
    }

    @Test("A scenario alone is run live, at the speed of real time.")
    func hasDefaults() throws {
        let launch = try #require(try launch([.scenario: "a.json"]))
        #expect(launch.scenario == "a.json")
        #expect(launch.mode == .live)
        #expect(launch.speed == 1)
        #expect(launch.turns == 16)
        #expect(launch.journal == nil)
    }

    @Test("Mode, speed, turns and journal stand beside it.")
    func readsEverything() throws {
        let launch = try #require(
            try launch([.scenario: "a.json", .mode: "stepped", .speed: "0.5", .turns: "3", .journal: "-"])
        )
        #expect(launch.mode == .stepped)
        #expect(launch.speed == 0.5)
        #expect(launch.turns == 3)
        #expect(launch.journal == "-")
    }

    @Test(
        "A bad value is refused with the variable's name and what may stand there.",
        arguments: [
            (DeviceLaunch.Variable.mode, "step", "live or stepped"),
            (.speed, "fast", "number"), (.speed, "0", "number"), (.speed, "-2", "number"), (.speed, "inf", "number"),
            (.speed, "nan", "number"), (.turns, "0", "whole number"), (.turns, "1.5", "whole number"),
        ]
    )
    func refuses(_ variable: DeviceLaunch.Variable, _ value: String, _ remedy: String) {
        let error = #expect(throws: DeviceInputError.self) {
            try launch([.scenario: "a.json", variable: value])
        }
        for word in [variable.rawValue, value, remedy] {
            #expect(error?.description.contains(word) == true, "\(error?.description ?? "")")
        }
    }
}
