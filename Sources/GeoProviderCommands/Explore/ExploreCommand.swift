// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import ProviderContract

/// `explore`: tries every order of what can happen.
enum ExploreCommand {
    static var command: Command {
        Command(
            name: "explore",
            summary: "Tries every order of what user, system and app can do, and looks for what must never happen",
            details: [
                "A phone is freshly installed with every Info.plist that the rule set tells apart, and every step that is "
                    + "possible is taken in every state, until no new state turns up. Exits with 1 if an invariant is "
                    + "broken, or if something is never reached that the rule set allows.",
                "All providers on all rule sets take a while: --shard gives each of several machines its share.",
            ],
            flags: [
                Flag(
                    name: "provider",
                    value: .text("ID"),
                    summary: "The provider, or all of them: all",
                    words: ["all"] + [ProviderRegistration].standard.map(\.id)
                ),
                Flag(
                    name: "rules",
                    value: .text("NAME"),
                    summary: "One rule set: \(CommandText.list(RuleSet.all.map(\.name)))",
                    words: RuleSet.all.map(\.name)
                ),
                Flag(name: "depth", value: .text("N"), summary: "Takes no more than so many steps"),
                Flag(name: "steps", value: .text("N"), summary: "Leaves a world after so many steps"),
                Flag(name: "shard", value: .text("K/N"), summary: "Only the K-th of N equal shares of the work"),
                Flag(
                    name: "scenarios",
                    value: .text("FOLDER"),
                    summary: "Writes the shortest way to each violation there, as a scenario for run"
                ),
                .format(["text", "json", "markdown"]),
            ],
            examples: [
                .init(line: "explore --provider native --rules 8", purpose: "Explores one provider on iOS 8 to 10"),
                .init(
                    line: "explore --shard 1/4 --format json",
                    purpose: "Does a quarter of everything, for a program"
                ),
            ],
            perform: perform
        )
    }

    private static func perform(_ invocation: Invocation, _ session: CommandSession) throws -> ExitStatus {
        let selection = try ContractSelection(invocation, providers: session.providers)
        let depth = try depth(invocation)
        let steps = try steps(invocation)
        let shard = try shard(invocation)
        if let folder = invocation.text("scenarios") { try ExplorationVerdict.makeFolder(folder) }
        var explorations: [ContractExploration] = []
        for provider in selection.providers {
            for rules in selection.rules {
                let progress = ExplorationProgress(provider.id, rules, console: session.console)
                explorations.append(
                    try ProviderContract.explore(
                        ContractSelection.subject(provider),
                        rules: rules,
                        depth: depth,
                        steps: steps,
                        shard: shard,
                        progress: progress.hear
                    )
                )
            }
        }
        let verdict = ExplorationVerdict(explorations: explorations)
        if let folder = invocation.text("scenarios") { try verdict.writeScenarios(to: folder) }
        switch invocation.text("format") {
        case "json": session.console.print(verdict.json)
        case "markdown": session.console.print(verdict.markdown)
        default: session.console.print(verdict.text(on: session.console.page))
        }
        return verdict.isGood ? .good : .fellShort
    }

    private static func depth(_ invocation: Invocation) throws -> Int? {
        guard let depth: Int = try invocation.number("depth") else { return nil }
        guard (1...1_000).contains(depth) else {
            throw CommandFailure("--depth cannot be \(depth)", remedy: "Write a number of steps from 1 to 1000.")
        }
        return depth
    }

    private static func steps(_ invocation: Invocation) throws -> Int? {
        guard let steps: Int = try invocation.number("steps") else { return nil }
        guard steps > 0 else {
            throw CommandFailure("--steps cannot be \(steps)", remedy: "Write a number of steps above 0.")
        }
        return steps
    }

    private static func shard(_ invocation: Invocation) throws -> ContractExploration.Shard {
        guard let text = invocation.text("shard") else { return .whole }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1],
            let shard = ContractExploration.Shard(number, of: count)
        else {
            throw CommandFailure(
                "--shard cannot be “\(TerminalText.visible(text))”",
                remedy: "Write K/N with K from 1 to N, such as 1/4."
            )
        }
        return shard
    }
}
