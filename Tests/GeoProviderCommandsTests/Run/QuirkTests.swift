// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("Scenarios of the vendors' quirks")
struct QuirkTests {
    /// The scenarios of a folder that say what they expect, by path.
    private static func scenarios(in folder: String) -> [String] {
        let folder = ScenarioFiles.folder.appendingPathComponent(folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".json") }.sorted().map { folder.appendingPathComponent($0).path }
    }

    @Test("Each meets what it expects.", arguments: scenarios(in: "quirks") + scenarios(in: "differences"))
    func meetsExpectations(path: String) {
        let run = CommandRun(["run", path])
        #expect(run.code == 0, "\(run.output)\(run.errors)")
    }

    @Test("Each quirk of AMap's that the emulation shows has one.", arguments: [1, 2, 3, 4, 5, 6, 8, 9])
    func isThere(row: Int) throws {
        let prefix = String(format: "/D%02d-", row)
        let paths = Self.scenarios(in: "quirks").filter { $0.contains(prefix) }
        #expect(!paths.isEmpty)
        for path in paths { #expect(try String(contentsOfFile: path, encoding: .utf8).contains("\"expect\"")) }
    }
}
