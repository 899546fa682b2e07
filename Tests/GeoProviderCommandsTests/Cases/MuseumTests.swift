// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProviderContract
import Testing

@Suite("The museum")
struct MuseumTests {
    private static let root = ScenarioFiles.folder.deletingLastPathComponent().deletingLastPathComponent()

    private static let head = """
        # Museum of location bugs

        Every case of the bank: who reported it, what usually goes wrong in an adapter that meets it, as the clause of the \
        contract says which cites the report, and what the provider of this package makes of it. Each scenario really ran, on \
        the provider that it names; `geoprovider run Examples/Scenarios/cases/B01-a.json` runs one again. The tests write this \
        page: `GEOPROVIDER_WRITE_DOCUMENTS=1 swift test --filter MuseumTests`.


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

    private static func section(_ row: [String]) throws -> String {
        var lines = ["## \(row[0]): \(row[1])", "", "Reported in \(row[2]).", ""]
        let reports = row[2].matches(of: #/\[([^\]]+#\d+)\]/#).map { String($0.output.1) }
        for clause in ProviderContract.clauses where reports.contains(where: { cites(clause.source, $0) }) {
            lines.append(
                "- What goes wrong, [\(clause.id)](CLAUSES.md#\(clause.id.lowercased())): \(clause.likelyMistake)"
            )
        }
        let names = row[3].matches(of: #/\[(B\d\d(?:-[a-z])?)\]/#).map { String($0.output.1) }
        for name in names { lines.append(try exhibit(name)) }
        if names.isEmpty { lines.append("- What ours does: \(row[3]).") }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Whether a source names a report, also where its number stands behind another of the same project.
    private static func cites(_ source: String, _ report: String) -> Bool {
        guard let range = source.range(of: report) else { return false }
        return source[range.upperBound...].first?.isNumber != true
    }

    /// What came of a scenario.
    private static func exhibit(_ name: String) throws -> String {
        let run = CommandRun(["run", ScenarioFiles.url("cases/" + name).path, "--format", "json"])
        #expect(run.code == 0, "\(name)\(run.errors)")
        let document = try run.document()
        let summary = try #require(document["summary"] as? [String: Any])
        let parameters = try #require(document["parameters"] as? [String: Any])
        let prompts = (summary["prompts"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
        let outcomes = (summary["completions"] as? [[String: Any]] ?? []).map { outcome -> String in
            let isLocation = outcome["ok"] as? Bool == true
            return [isLocation ? "location" : nil, outcome["code"] as? String].compactMap(\.self).joined(
                separator: ", "
            )
        }
        let errors = (summary["errors"] as? [[String: Any]] ?? []).compactMap { $0["code"] as? String }
        var facts = ["prompts \(words(prompts))", "status \(summary["authorization"] as? String ?? "")"]
        if !outcomes.isEmpty { facts.append("one-shots \(words(outcomes))") }
        if !errors.isEmpty { facts.append("errors \(words(errors))") }
        facts.append("\((summary["locations"] as? Int) ?? 0) locations")
        let title = (document["scenario"] as? String ?? "").drop { $0 != " " }.dropFirst()
        return "- [\(name)](../Examples/Scenarios/cases/\(name).json), \(document["provider"] as? String ?? "") on iOS "
            + "\(parameters["os"] as? String ?? ""): \(title) → \(facts.joined(separator: "; "))"
    }

    private static func words(_ list: [String]) -> String { list.isEmpty ? "none" : list.joined(separator: " + ") }
}
