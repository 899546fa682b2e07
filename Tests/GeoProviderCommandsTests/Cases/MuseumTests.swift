// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProviderContract
import SimulatedDevice
import Testing

@testable import GeoProviderCommands

@Suite("The museum")
struct MuseumTests {
    private static let root = ScenarioFiles.folder.deletingLastPathComponent().deletingLastPathComponent()

    private static let head = """
        # Museum of location bugs

        Every case of the bank: who reported it, which mistake the clause of the contract names that cites the report, what a \
        naive adapter makes of it, and what the provider of this package does. The naive adapter hands calls and callbacks on \
        as they come, and its app believes the first status that it hears (`Sources/FaultyAdapters/Naive`). Everything here \
        ran, on the provider that is named; run one again with

        ```
        geoprovider run Examples/Scenarios/cases/B05-b.json
        geoprovider run Examples/Scenarios/cases/B05-b.json --naive
        ```

        “Falls short in” names the facts in which a naive run is not what the scenario expects. Where there is none, the case \
        is about what the system does to everybody, or takes a mistake for which this adapter has no occasion. The tests write this page: \
        `GEOPROVIDER_WRITE_DOCUMENTS=1 swift test --filter MuseumTests`.


        """

    @Test("Documentation/MUSEUM.md has every case with its sources, its mistakes and what came of it.")
    func document() throws {
        let readme = try String(contentsOf: ScenarioFiles.folder.appending(path: "cases/README.md"), encoding: .utf8)
        let rows = readme.split(separator: "\n").filter { $0.hasPrefix("| B") }.map { row in
            row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        #expect(rows.count == CaseTable.ids.count + 1)
        let text = try Self.head + rows.map(Self.section).joined(separator: "\n")
        let file = Self.root.appending(path: "Documentation/MUSEUM.md")
        if ProcessInfo.processInfo.environment["GEOPROVIDER_WRITE_DOCUMENTS"] != nil {
            try Data(text.utf8).write(to: file)
        }
        let found = try? String(contentsOf: file, encoding: .utf8)
        #expect(found == text, "Run: GEOPROVIDER_WRITE_DOCUMENTS=1 swift test --filter MuseumTests")
    }

    @Test("The naive adapter falls short in every case but ten that have another cause.")
    func naive() throws {
        let names = ScenarioFiles.names(in: "cases")
        let falls = try names.filter { name in
            let scenario = try ScenarioRun(path: ScenarioFiles.url("cases/" + name).path)
            return try !scenario.record(isNaive: true).meetsExpectations
        }
        let spared = Set(CaseTable.ids).subtracting(falls.map { String($0.prefix(3)) })
        #expect(spared == Self.spared)
    }

    @Test(
        "A run with the naive adapter says so, in the heading and to programs, and exits with 1 where it falls short."
    )
    func command() throws {
        let path = ScenarioFiles.url("cases/B05-b").path
        let run = CommandRun(["run", path, "--naive"])
        #expect(run.code == 1)
        #expect(run.output.contains("CoreLocation by a naive adapter"))
        let document = try CommandRun(["run", path, "--naive", "--format", "json"]).document()
        #expect((document["parameters"] as? [String: Any])?["naive"] as? Bool == true)
    }

    @Test("A provider from outside has no naive adapter, which is said.")
    func outside() {
        let words = ["run", ScenarioFiles.url("cases/B05-b").path, "--naive", "--provider", "silent"]
        let run = CommandRun(words, providers: .standard + [SilentProvider.registration])
        #expect(run.code == 2)
        #expect(run.errors.contains("silent has no naive adapter. Those that have one: native, amap"), "\(run.errors)")
    }

    /// The cases that are about what the system does to everybody, and those that take a mistake which this adapter, as
    /// simple as it is, has no occasion for.
    private static let spared: Set = ["B13", "B15", "B21", "B23", "B27", "B29", "B31", "B35", "B47", "B49"]

    private static func section(_ row: [String]) throws -> String {
        var lines = ["## \(row[0]): \(row[1])", "", "Reported in \(row[2]).", ""]
        let reports = row[2].matches(of: #/\[([^\]]+#\d+)\]/#).map { String($0.output.1) }
        for clause in ProviderContract.clauses where reports.contains(where: { cites(clause.source, $0) }) {
            lines.append(
                "- What goes wrong, [\(clause.id)](CLAUSES.md#\(clause.id.lowercased())): \(clause.likelyMistake)"
            )
        }
        let names = row[3].matches(of: #/\[(B\d\d(?:-[a-z])?)\]/#).map { String($0.output.1) }
        for name in names { lines += try exhibit(name) }
        if names.isEmpty { lines.append("- What ours does: \(row[3]).") }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Whether a source names a report, also where its number stands behind another of the same project.
    private static func cites(_ source: String, _ report: String) -> Bool {
        guard let range = source.range(of: report) else { return false }
        return source[range.upperBound...].first?.isNumber != true
    }

    /// What came of a scenario, with the naive adapter and with ours.
    private static func exhibit(_ name: String) throws -> [String] {
        let scenario = try ScenarioRun(path: ScenarioFiles.url("cases/" + name).path)
        let (naive, ours) = (try scenario.record(isNaive: true), try scenario.record())
        #expect(ours.meetsExpectations, "\(name)")
        let title = ours.scenario.drop { $0 != " " }.dropFirst()
        let os = ours.parameters["os"]?.plain ?? ""
        let missed = naive.expectations.filter { !$0.isMet }.map { "`\($0.path)`" }
        let fate =
            if !missed.isEmpty {
                "falls short in \(missed.formatted(.list(type: .and).locale(Locale(identifier: "en_GB"))))"
            } else {
                facts(of: naive) == facts(of: ours) ? "the same" : "meets what is expected as well"
            }
        return [
            "- [\(name)](../Examples/Scenarios/cases/\(name).json), \(ours.provider.id) on iOS \(os): \(title)",
            "  - naive: \(facts(of: naive)) → \(fate)", "  - ours: \(facts(of: ours))",
        ]
    }

    private static func facts(of record: RunRecord) -> String {
        let summary = record.summary
        let prompts = (summary["prompts"]?.elements ?? []).compactMap { $0["id"]?.plain }
        let outcomes = (summary["completions"]?.elements ?? []).map { outcome in
            let code = outcome["code"].flatMap { $0 == .null ? nil : $0.plain }
            return [outcome["ok"] == .bool(true) ? "location" : nil, code].compactMap(\.self).joined(separator: ", ")
        }
        let errors = (summary["errors"]?.elements ?? []).compactMap { $0["code"]?.plain }
        var facts = ["prompts \(words(prompts))", "status \(summary["authorization"]?.plain ?? "")"]
        if let gate = summary["gate"], gate != .null { facts.append("gate \(gate.plain)") }
        if !outcomes.isEmpty { facts.append("one-shots \(words(outcomes))") }
        if !errors.isEmpty { facts.append("errors \(words(errors))") }
        let count = summary["locations"]?.plain ?? "0"
        facts.append("\(count) location\(count == "1" ? "" : "s")")
        return facts.joined(separator: "; ")
    }

    private static func words(_ list: [String]) -> String { list.isEmpty ? "none" : list.joined(separator: " + ") }
}
