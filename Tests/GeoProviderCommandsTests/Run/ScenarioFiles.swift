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

    /// The paths of all scenarios, those of the folders below included, in order.
    ///
    /// Those of Baidu are left out, because only the examples know that provider and run them, and the broken ones of the
    /// lessons, which are meant to fall short.
    static var everything: [String] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".json") && !$0.contains("baidu/") && !$0.hasSuffix("-broken.json") }
            .sorted().map {
                folder.appendingPathComponent($0).path
            }
    }

    /// The names of the scenarios of a folder below, without extension, in order.
    static func names(in below: String) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(below).path)
        return (names ?? []).filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
    }

    /// The file of a scenario.
    static func url(_ name: String) -> URL { folder.appendingPathComponent(name + ".json") }

    /// The path of an example.
    static func example(_ name: String) -> String { url(name).path }
}
