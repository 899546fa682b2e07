// SPDX-License-Identifier: Apache-2.0

import PermissionRules

/// Rule sets as people name them: by the versions from which and up to which they hold.
enum RuleRange {
    /// The versions that a list of rule sets binds, such as `8 and later`, `13.0 until 13.4` or `8 until 11, 14 and later`.
    static func text(_ rules: [RuleSet], in language: PromptLanguage = .english) -> String {
        var runs: [String] = []
        var first: RuleSet?
        for (index, candidate) in RuleSet.all.enumerated() {
            guard rules.contains(candidate) else { continue }
            first = first ?? candidate
            let next = RuleSet.all.dropFirst(index + 1).first
            if let next, rules.contains(next) { continue }
            runs.append(run(from: first ?? candidate, until: next, language))
            first = nil
        }
        return runs.isEmpty ? "none" : runs.joined(separator: ", ")
    }

    private static func run(from first: RuleSet, until next: RuleSet?, _ language: PromptLanguage) -> String {
        switch language {
        case .english: next.map { "\(first.name) until \($0.name)" } ?? "\(first.name) and later"
        case .simplifiedChinese: next.map { "\(first.name) 至 \($0.name) 之前" } ?? "\(first.name) 及以后"
        }
    }
}
