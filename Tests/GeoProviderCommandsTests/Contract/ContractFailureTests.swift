// SPDX-License-Identifier: Apache-2.0

import Foundation
import GeoProviderCommands
import Testing

@Suite("contract, of a provider that falls short")
struct ContractFailureTests {
    private static func run(_ flags: String, _ id: String = "silent") -> CommandRun {
        CommandRun(
            ["contract", "--provider", id, "--clause", "ONE-01"] + flags.split(separator: " ").map(String.init),
            providers: .standard + [SilentProvider.registration, SilentProvider.missing]
        )
    }

    @Test("Exits with 1 and says for each failure what was expected, what was seen, and how to see it again")
    func text() {
        let run = Self.run("--rules 17")
        #expect(run.code == 1)
        #expect(run.errors == "")
        #expect(run.output.contains("FAILED"))
        #expect(run.output.contains("ONE-01/located (MUST)"))
        #expect(
            run.output.contains("geoprovider contract --provider silent --clause ONE-01/located --rules 17 --seed 0")
        )
    }

    @Test("The document has the outcome and the message of each failure")
    func json() throws {
        let run = Self.run("--rules 17 --format json")
        #expect(run.code == 1)
        let report = try #require((run.document()["reports"] as? [[String: Any]])?.first)
        let check = try #require((report["checks"] as? [[String: Any]])?.first)
        #expect(check["outcome"] as? String == "failed")
        #expect((check["message"] as? String)?.hasPrefix("ONE-01") == true)
    }

    @Test("JUnit's XML has a failure in its place, and an error where no provider could be made")
    func junit() {
        let failed = Self.run("--rules 17 --format junit").output
        #expect(failed.contains("<failure message=\"ONE-01/located (MUST)"))
        #expect(!failed.contains("errors=\"0\" failures"))
        let broken = Self.run("--rules 17 --format junit", "missing")
        #expect(broken.code == 1)
        #expect(broken.output.contains("<error message="))
        #expect(broken.output.contains("name=\"executes\""))
    }

    @Test("Markdown shows each failure in full")
    func markdown() {
        let output = Self.run("--rules 17 --format markdown").output
        #expect(output.contains("| silent | **failing** |"))
        #expect(output.contains("| FAILED | ONE-01/located |"))
        #expect(output.contains("\n```text\nONE-01/located (MUST)"))
    }

    @Test("All providers are judged, in the order in which they are registered")
    func allProviders() throws {
        let run = Self.run("--rules 17 --format json", "all")
        let reports = try #require(run.document()["reports"] as? [[String: Any]])
        let ids = [ProviderRegistration].standard.map(\.id) + ["silent", "missing"]
        #expect(reports.compactMap { $0["provider"] as? String } == ids)
        #expect(run.code == 1)
    }
}
