// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Scenario files for tests: the examples of the repository, and ones written for a moment.
enum ScenarioFiles {
    /// The folder of the examples.
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Examples/Scenarios")

    /// The paths of all example scenarios, in order.
    static var examples: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".json") }.sorted().map { folder.appendingPathComponent($0).path }
    }

    /// The path of an example.
    static func example(_ name: String) -> String { folder.appendingPathComponent(name + ".json").path }
}
