// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import ProviderContract

/// Says on standard error how far a long exploration has come.
final class ExplorationProgress {
    private let name: String
    private let console: Console
    private var told = 0

    /// After how many states something is said.
    private static let step = 100_000

    init(_ provider: String, _ rules: RuleSet, console: Console) {
        name = "\(provider) on iOS \(rules)"
        self.console = console
    }

    func hear(_ progress: ContractExploration.Progress) {
        guard progress.states >= told + Self.step else { return }
        told = progress.states
        console.note(
            "exploring \(name): \(progress.worldsDone) of \(progress.worlds) worlds done, \(CommandText.grouped(told)) states"
        )
    }
}
