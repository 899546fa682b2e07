// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import GeoProviderCommands

@Suite("Reports of explorations")
struct ExploreReportTests {
    private static let leaky = [
        ProviderRegistration(id: "leaky", displayName: "Leaky") { device, _ in LeakyProvider(device) }
    ]

    @Test("Markdown has a row for each subset of the usage texts, and the invariants in words.")
    func markdown() {
        let run = CommandRun("explore --provider native --rules 8 --depth 1 --format markdown")
        #expect(run.code == 0, "\(run.errors)")
        let rows = run.output.split(separator: "\n").filter { $0.hasPrefix("| native | 8 |") }
        #expect(rows.count == 8)
        #expect(rows.first?.hasPrefix("| native | 8 | none | 2 |") == true)
        #expect(rows.allSatisfy { $0.hasSuffix("| 1 | 0 |") })
        #expect(run.output.contains("- `permission`: No location reaches the app while it may not have one."))
        #expect(run.output.contains("None of it did."))
    }

    private static let words = ["explore", "--provider", "leaky", "--rules", "8", "--depth", "6", "--shard", "3/16"]

    @Test("A violation is told, and its scenario is written where it was asked for.")
    func violations() throws {
        let scratch = try Scratch()
        let folder = scratch.path + "/found"
        let run = CommandRun(Self.words + ["--scenarios", folder, "--format", "json"], providers: Self.leaky)
        #expect(run.code == 1)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(files == ["leaky-8-silentAfterStop.json"])
        let violations = try #require(try run.document()["violations"] as? [[String: Any]])
        #expect(violations.map { $0["invariant"] as? String } == ["silentAfterStop"])
        #expect((violations.first?["steps"] as? [String])?.count == 6)
    }

    @Test("A violation is told for people and in Markdown, too.")
    func violationsInText() throws {
        let verdict = ExplorationVerdict(explorations: [try LeakyProvider.exploration.get()])
        #expect(!verdict.isGood)
        let text = verdict.text(on: Page())
        #expect(text.contains("silentAfterStop: "), "\(text)")
        #expect(text.contains("1."))
        #expect(verdict.markdown.contains("1 violation found."))
    }

    @Test("A folder that cannot be made is told, with exit code 2.")
    func noFolder() throws {
        let scratch = try Scratch()
        let file = try scratch.file("file", "")
        let run = CommandRun(Self.words + ["--scenarios", file + "/found"], providers: Self.leaky)
        #expect(run.code == 2)
        #expect(run.errors.contains("cannot be made"), "\(run.errors)")
    }
}
