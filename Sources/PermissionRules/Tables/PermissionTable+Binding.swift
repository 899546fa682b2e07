// SPDX-License-Identifier: Apache-2.0

extension PermissionTable {
    /// The standard table's rows by rule set, filtered once.
    static let standardByRules = Dictionary(
        uniqueKeysWithValues: RuleSet.all.map { ($0, PermissionTable.standard.binding($0)) }
    )

    /// The rows that bind a rule set.
    func binding(_ rules: RuleSet) -> PermissionTable {
        PermissionTable(
            usageTexts: usageTexts.filter { $0.ledger.rules.contains(rules) },
            requests: requests.filter { $0.ledger.rules.contains(rules) },
            answers: answers.filter { $0.ledger.rules.contains(rules) },
            prompts: prompts.filter { $0.ledger.rules.contains(rules) },
            statuses: statuses.filter { $0.ledger.rules.contains(rules) },
            accuracies: accuracies.filter { $0.ledger.rules.contains(rules) },
            settings: settings.filter { $0.ledger.rules.contains(rules) },
            lapses: lapses.filter { $0.ledger.rules.contains(rules) },
            temporaryAccuracy: temporaryAccuracy.filter { $0.ledger.rules.contains(rules) },
            systemPrompts: systemPrompts.filter { $0.ledger.rules.contains(rules) }
        )
    }
}
