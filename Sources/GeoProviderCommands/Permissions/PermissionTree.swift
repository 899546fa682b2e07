// SPDX-License-Identifier: Apache-2.0

import PermissionRules

/// Everything that a choice can come to on a provider, by what the user answers.
indirect enum PermissionTree {
    /// What it came to, and the prompt that waits, with what each answer leads to; none waits where it is over.
    case node(PermissionOutcome, ScreenFrame?, [(answer: PermissionAnswer, tree: PermissionTree)])

    /// Tries every answer to every prompt.
    init(_ choice: PermissionChoice, on provider: ProviderRegistration) throws {
        let record = try choice.record(on: provider)
        let outcome = PermissionOutcome(record, under: RuleSet(binding: choice.os))
        let waiting = record.screens.last { $0.answer == nil && choice.answers[$0.prompt] == nil }
        let branches = try (waiting.map(PermissionAnswer.all) ?? []).map { answer in
            var next = choice
            if let waiting { next.answers[waiting.prompt] = answer }
            return (answer: answer, tree: try PermissionTree(next, on: provider))
        }
        self = .node(outcome, waiting, branches)
    }
}
