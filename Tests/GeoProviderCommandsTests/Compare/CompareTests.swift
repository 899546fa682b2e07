// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geodesy
import GeoProviderCommands
import SimulatedDevice
import Testing

@Suite("compare")
struct CompareTests {
    /// The native provider under another name, on a phone that has been carried elsewhere.
    private static func carried(cites rule: String?) -> ProviderRegistration {
        let native = [ProviderRegistration].standard[0]
        return ProviderRegistration(
            id: "carried",
            displayName: "Carried",
            habits: [
                ProviderHabit(
                    id: "COPY-PLACE",
                    area: "copy",
                    statement: "Carries the phone away.",
                    confidence: "assumed",
                    source: "this test",
                    explains: ["lastLocation"]
                )
            ],
            prepare: { device, _ in
                var place = DeviceConfiguration.hangzhou
                place = place.destination(bearing: 90, distance: 5_000)
                device.sensing.move(to: place)
                if let rule { device.note(.sdk, .log, "carried away", rule: rule) }
            },
            makeProvider: native.makeProvider
        )
    }

    private func compare(_ other: ProviderRegistration, _ words: [String] = []) -> CommandRun {
        CommandRun(
            ["compare", ScenarioFiles.example("first-launch")] + words,
            providers: [[ProviderRegistration].standard[0], other]
        )
    }

    @Test("A difference whose habit a timeline cites is explained by it, and all is good.")
    func explained() throws {
        let run = compare(Self.carried(cites: "COPY-PLACE"), ["--format", "json"])
        #expect(run.code == 0)
        let differences = try #require(try run.document()["differences"] as? [[String: Any]])
        #expect(differences.map { $0["field"] as? String } == ["lastLocation.latitude", "lastLocation.longitude"])
        #expect(differences.allSatisfy { $0["explainedBy"] as? String == "COPY-PLACE" })
        #expect(differences.allSatisfy { $0["between"] as? [String] == ["native", "carried"] })
    }

    @Test("A difference that no timeline explains has null for a reason, and the exit code is 1.")
    func unexplained() throws {
        for rule in [nil, "COPY-OTHER"] {
            let run = compare(Self.carried(cites: rule), ["--format", "json"])
            #expect(run.code == 1)
            let differences = try #require(try run.document()["differences"] as? [[String: Any]])
            #expect(!differences.isEmpty && differences.allSatisfy { $0["explainedBy"] is NSNull })
            #expect(compare(Self.carried(cites: rule)).output.contains("NOT EXPLAINED"))
        }
    }

    @Test("The document has one run per provider, in the order asked for.")
    func order() throws {
        let run = compare(Self.carried(cites: "COPY-PLACE"), ["--providers", "carried,native", "--format", "json"])
        let document = try run.document()
        let runs = try #require(document["runs"] as? [[String: Any]])
        #expect(runs.map { $0["provider"] as? String } == ["carried", "native"])
        #expect(document["parameters"] is [String: Any])
    }

    @Test("Keeps to the width and says how many differences there are.", arguments: [60, 80, 120])
    func text(width: Int) {
        let run = CommandRun(
            ["compare", ScenarioFiles.example("first-launch")],
            providers: [[ProviderRegistration].standard[0], Self.carried(cites: "COPY-PLACE")],
            width: width
        )
        #expect(run.columns <= width)
        #expect(run.output.contains("native and carried: 2 differences"))
        #expect(run.output.contains("COPY-PLACE: Carries the phone away."))
    }

    @Test("One provider, or an unknown one, is refused with what is possible.", arguments: ["native", "native,nativ"])
    func badProviders(list: String) {
        let run = compare(Self.carried(cites: nil), ["--providers", list])
        #expect(run.code == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("native"))
    }
}
