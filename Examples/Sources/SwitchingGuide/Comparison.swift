// SPDX-License-Identifier: Apache-2.0

import Foundation
import GeoProviderCommands

/// One scenario on every provider, as `geoprovider compare` prints it.
struct Comparison: Decodable {
    let scenario: String
    let runs: [Run]
    let differences: [Difference]

    struct Run: Decodable {
        let provider: String
        let summary: Summary
    }

    struct Difference: Decodable {
        let between: [String]
        let field: String
        let explainedBy: String?

        /// The first name of the field, such as `completions`.
        var root: Substring { field.prefix { $0.isLetter } }
    }

    /// Every scenario of a folder, in the order of the file names.
    static func all(in folder: URL, on providers: [ProviderRegistration]) throws -> [Comparison] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }.sorted().map {
            let path = folder.appendingPathComponent($0).path
            return try CommandOutput.read(Comparison.self, of: ["compare", path], providers: providers)
        }
    }

    /// What a provider's app got.
    func summary(of provider: String) -> Summary? { runs.first { $0.provider == provider }?.summary }

    /// The rules that make two providers differ in some fields, each once.
    func rules(between pair: Set<String>, in roots: Set<String>) -> [String] {
        var rules: [String] = []
        for difference in differences where Set(difference.between) == pair && roots.contains(String(difference.root)) {
            if let rule = difference.explainedBy, !rules.contains(rule) { rules.append(rule) }
        }
        return rules
    }
}
