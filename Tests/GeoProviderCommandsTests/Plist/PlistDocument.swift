// SPDX-License-Identifier: Apache-2.0

import Testing

/// The document of `plist`, as a program reads it.
struct PlistDocument {
    let run: CommandRun
    let members: [String: Any]

    init(_ path: String, _ flags: String...) throws {
        run = CommandRun(["plist", path, "--format", "json"] + flags)
        members = try run.document()
    }

    func list(_ key: String) throws -> [[String: Any]] { try #require(members[key] as? [[String: Any]]) }

    /// The rows of a request, one for each version.
    func rows(_ request: String) throws -> [[String: Any]] {
        try list("prompts").filter { $0["request"] as? String == request }
    }

    /// The prompts of a row, written as `PromptExpectation` writes them.
    static func notation(of row: [String: Any]) throws -> String {
        let steps = try #require(row["sequence"] as? [[String: Any]])
        return steps.map { step in
            let later = step["when"] as? String == "later" ? "later " : ""
            let key = keys[step["usageKey"] as? String ?? ""] ?? "?"
            let precise = ["on": "+", "off": "~"][step["preciseSwitch"] as? String ?? ""] ?? ""
            return later + (step["id"] as? String ?? "") + ":" + key + precise
        }.joined(separator: ", ")
    }

    /// The ids of the findings of a severity.
    func findings(_ severity: String) throws -> [String] {
        try list("diagnostics").filter { $0["severity"] as? String == severity }.compactMap { $0["id"] as? String }
    }

    private static let keys = [
        "NSLocationWhenInUseUsageDescription": "W", "NSLocationAlwaysUsageDescription": "A",
        "NSLocationAlwaysAndWhenInUseUsageDescription": "B", "NSLocationTemporaryUsageDescriptionDictionary": "T",
    ]
}
