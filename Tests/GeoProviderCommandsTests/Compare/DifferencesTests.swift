// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("Known differences between the SDKs")
struct DifferencesTests {
    /// The scenarios, by name.
    private static let scenarios: [String] = {
        let folder = ScenarioFiles.folder.appendingPathComponent("differences").path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
    }()

    /// What compare says of each scenario.
    private static let comparisons: [String: CommandRun] = {
        let runs = scenarios.map { name in
            (name, CommandRun(["compare", ScenarioFiles.example("differences/" + name), "--format", "json"]))
        }
        return Dictionary(uniqueKeysWithValues: runs)
    }()

    private func compare(_ scenario: String) throws -> CommandRun { try #require(Self.comparisons[scenario]) }

    private func differences(_ scenario: String) throws -> [[String: Any]] {
        try #require(try compare(scenario).document()["differences"] as? [[String: Any]])
    }

    /// A field without the numbers of list elements.
    private func kind(_ field: String) -> String {
        field.replacingOccurrences(of: "\\[[0-9]+\\]", with: "", options: .regularExpression)
    }

    @Test("Every difference in the scenarios is explained by a rule.", arguments: scenarios)
    func explained(scenario: String) throws {
        let run = try compare(scenario)
        #expect(run.code == 0, "\(run.errors)")
        let rows = try #require(try run.document()["differences"] as? [[String: Any]])
        let unexplained = rows.filter { $0["explainedBy"] is NSNull }.map { "\($0["field"] ?? "")" }
        #expect(unexplained.isEmpty)
    }

    @Test("Every row of the side-by-side table shows as it should.", arguments: KnownDifference.all)
    func shows(difference: KnownDifference) throws {
        #expect(!difference.showing.isEmpty)
        for showing in difference.showing {
            switch showing {
            case .differs(let scenario, let between, let kind, let rule):
                let found = try differences(scenario).filter {
                    $0["between"] as? [String] == between && self.kind($0["field"] as? String ?? "") == kind
                }
                #expect(found.first?["explainedBy"] as? String == rule, "\(scenario) \(kind)")
            case .evenedOut(let scenario, let kind):
                let found = try differences(scenario).filter {
                    let field = self.kind($0["field"] as? String ?? "")
                    return field == kind || field.hasPrefix(kind + ".")
                }
                #expect(found.isEmpty, "\(scenario) \(kind)")
            case .interface(let why): #expect(!why.isEmpty)
            }
        }
    }

    @Test("Every scenario shows a row of the table.", arguments: scenarios)
    func used(scenario: String) {
        let isUsed = KnownDifference.all.flatMap(\.showing).contains {
            switch $0 {
            case .differs(let name, _, _, _), .evenedOut(let name, _): return name == scenario
            case .interface: return false
            }
        }
        #expect(isUsed)
    }
}
