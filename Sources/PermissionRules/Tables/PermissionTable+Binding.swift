// SPDX-License-Identifier: Apache-2.0

extension PermissionTable {
    /// The standard table's rows by rule set, for an app built as usual, filtered once.
    static let standardByRules = Dictionary(
        uniqueKeysWithValues: RuleSet.all.map { ($0, PermissionTable.standard.binding($0, .current)) }
    )

    /// The rows that bind a rule set and a kind of app.
    func binding(_ rules: RuleSet, _ build: AppBuild) -> PermissionTable {
        PermissionTable(
            usageTexts: usageTexts.filter {
                $0.ledger.rules.contains(rules) && $0.builds?.contains(build) ?? true
            },
            requests: requests.filter { $0.ledger.rules.contains(rules) && $0.builds?.contains(build) ?? true },
            answers: answers.filter { $0.ledger.rules.contains(rules) },
            prompts: prompts.filter { $0.ledger.rules.contains(rules) },
            statuses: statuses.filter { $0.ledger.rules.contains(rules) },
            accuracies: accuracies.filter { $0.ledger.rules.contains(rules) },
            settings: settings.filter { $0.ledger.rules.contains(rules) && $0.builds?.contains(build) ?? true },
            lapses: lapses.filter { $0.ledger.rules.contains(rules) && $0.builds?.contains(build) ?? true },
            temporaryAccuracy: temporaryAccuracy.filter { $0.ledger.rules.contains(rules) },
            systemPrompts: systemPrompts.filter { $0.ledger.rules.contains(rules) },
            changes: changes.filter { $0.ledger.rules.contains(rules) }
        )
    }
}
