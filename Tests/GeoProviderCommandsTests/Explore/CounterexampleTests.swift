// SPDX-License-Identifier: Apache-2.0

import GeoProviderCommands
import ProviderContract
import SimulatedDevice
import Testing

@Suite("A counterexample as a scenario")
struct CounterexampleTests {
    private static let leaky = ProviderRegistration(id: "leaky", displayName: "Leaky") { device, _ in
        LeakyProvider(device)
    }

    @Test("The shortest way to deliver after stop is found, and running it fails in the same way.")
    func deliversAfterStop() throws {
        let found = try LeakyProvider.exploration.get()
        let violation = try #require(found.violations.first { $0.invariant == .silentAfterStop })
        #expect(violation.steps.count == 6)
        let scratch = try Scratch()
        let file = try scratch.file("leak.json", violation.scenario.serialized())
        let run = CommandRun(
            ["run", file, "--format", "json"],
            providers: [ProviderRegistration].standard + [Self.leaky]
        )
        let expectations = try #require(try run.document()["expectations"] as? [[String: Any]])
        #expect(run.code == 1)
        #expect(expectations.map { $0["path"] as? String } == ["locations"])
        #expect(expectations.map { $0["ok"] as? Bool } == [false])
        #expect(CommandRun(["run", file, "--provider", "native"]).code == 0)
    }
}
