// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import ProviderContract

extension ExplorationVerdict {
    /// The published document.
    var markdown: String {
        var lines = [
            "# Exploration", "",
            "Every order of what user, system and app can do was tried, for each provider, each rule set and each subset "
                + "of the three usage texts, with and without the background mode and, from iOS 14, the text for "
                + "temporary full accuracy and the reduced default. A row adds the states and transitions of those "
                + "worlds up; a world is closed if no state is left whose every continuation was not tried.",
            "",
            "`.ci/explore` writes this page from `geoprovider explore --format markdown`, and `.ci/explore --check` compares it.",
            "",
            "| provider | iOS | usage texts | worlds | states | transitions | furthest state | closed |",
            "|---|---|---|--:|--:|--:|--:|---|",
        ]
        for exploration in explorations {
            for (keys, worlds) in exploration.worldsByKeys {
                lines.append(Self.row(exploration.provider, exploration.rules, keys, worlds))
            }
        }
        lines += ["", "## What was left out", ""]
        lines += bounds.map { "- \($0)" }
        lines += ["", "## What must never happen", ""]
        lines += ContractExploration.Invariant.allCases.map { "- `\($0.rawValue)`: \($0.statement)" }
        lines += ["", violations, "", "## What was reached", ""]
        lines += explorations.map { exploration in
            let missed = exploration.missedGoals.map { "`\($0)`" }.joined(separator: ", ")
            return "- \(exploration.provider), iOS \(exploration.rules): "
                + (missed.isEmpty
                    ? "all \(exploration.allowedGoals.count) goals that the rule set allows" : "not \(missed)")
        }
        return lines.joined(separator: "\n")
    }

    /// What all explorations left out, each once.
    var bounds: [String] {
        var seen: Set<String> = []
        return explorations.flatMap(\.bounds).filter { seen.insert($0).inserted }
    }

    private var violations: String {
        let count = explorations.reduce(0) { $0 + $1.violations.count }
        return count == 0 ? "None of it did." : "\(CommandText.count(count, "violation")) found."
    }

    private static func row(
        _ provider: String,
        _ rules: RuleSet,
        _ keys: Set<UsageKey>,
        _ worlds: [ContractExploration.World]
    ) -> String {
        let cells = [
            provider, rules.name, keys.isEmpty ? "none" : keys.sorted().map(\.brief).joined(separator: ", "),
            "\(worlds.count)", "\(worlds.reduce(0) { $0 + $1.states })",
            "\(worlds.reduce(0) { $0 + $1.transitions })", "\(worlds.map(\.depth).max() ?? 0)",
            worlds.allSatisfy(\.isClosed) ? "all" : "\(worlds.count(where: \.isClosed))",
        ]
        return "| " + cells.joined(separator: " | ") + " |"
    }
}

extension ContractExploration {
    /// The worlds by their usage texts, in the order of the subsets.
    var worldsByKeys: [(keys: Set<UsageKey>, worlds: [World])] {
        var seen: Set<Set<UsageKey>> = []
        return worlds.map(\.plist.usageTexts).filter { seen.insert($0).inserted }
            .map { keys in (keys, worlds.filter { $0.plist.usageTexts == keys }) }
    }
}

extension UsageKey {
    /// The key without what all of them share.
    var brief: String { rawValue.replacing("NSLocation", with: "").replacing("UsageDescription", with: "") }
}
