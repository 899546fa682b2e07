// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// `run`: replays a scenario on one provider.
enum RunCommand {
    static var command: Command {
        Command(
            name: "run",
            summary: "Replays a scenario on one provider and shows what happened",
            details: [
                "A scenario is a JSON file: a phone, its user, an app, what happens when, and what should come of it. "
                    + "Exits with 1 if something that the scenario expects did not come."
            ],
            operands: [.init(name: "SCENARIO", summary: "The scenario file")],
            flags: [
                Flag(
                    name: "provider",
                    value: .text("ID"),
                    summary: "The provider, instead of the scenario's own",
                    words: [ProviderRegistration].standard.map(\.id)
                ),
                Flag(
                    name: "naive",
                    summary:
                        "Takes an adapter that hands on calls and callbacks as they come, and an app that believes them"
                ),
                .format(["text", "json", "html"]),
                Flag(
                    name: "screen",
                    summary: "Shows at each prompt what the user sees and answers; json gets it as the key screens"
                ),
                .output, .redact,
            ] + ReplayFlags.all,
            examples: [
                .init(
                    line: "run Examples/Scenarios/first-launch.json",
                    purpose: "Shows the timeline of a first launch"
                ),
                .init(
                    line: "run Examples/Scenarios/always-key-only.json --os 10",
                    purpose: "Replays a scenario on another iOS version"
                ),
                .init(
                    line: "run Examples/Scenarios/approximate-only.json --screen --language zh-Hans",
                    purpose: "Draws the prompts in between, in Simplified Chinese"
                ),
                .init(
                    line: "run Examples/Scenarios/cases/B05-b.json --naive",
                    purpose: "Shows what an adapter makes of a reported bug that has no rules of its own"
                ),
                .init(
                    line: "run Examples/Scenarios/first-launch.json --format json",
                    purpose: "Prints everything for a program"
                ),
                .init(
                    line: "run Examples/Scenarios/first-launch.json --format html --output run.html",
                    purpose: "Writes a page with the timeline as swim-lanes and the prompts as dialogs"
                ),
            ],
            perform: perform
        )
    }

    private static func perform(_ invocation: Invocation, _ session: CommandSession) throws -> ExitStatus {
        let options = try ReplayFlags.options(in: invocation, providers: session.providers)
        let flag = try invocation.text("provider").map {
            try ReplayFlags.provider($0, among: session.providers)
        }
        let plan = try ReplayPlan(
            ScenarioPath.scenario(at: invocation.operands[0]),
            options,
            registrations: session.providers
        )
        var provider = try flag ?? self.provider(of: plan.scenario, among: session.providers)
        if invocation.has("naive") { provider = try naive(provider, among: session.providers) }
        let record = try ScenarioReplay.run(plan, on: provider)
        for notice in record.notices { session.console.note("note: \(notice)") }
        try print(record, invocation, session.console)
        return record.meetsExpectations ? .good : .fellShort
    }

    private static func naive(
        _ provider: ProviderRegistration,
        among providers: [ProviderRegistration]
    ) throws(CommandFailure) -> ProviderRegistration {
        guard let naive = provider.naive else {
            throw CommandFailure(
                "\(provider.id) has no naive adapter",
                remedy: "Those that have one: \(CommandText.list(providers.filter { $0.naive != nil }.map(\.id)))."
            )
        }
        return naive
    }

    /// The provider a scenario names.
    static func provider(
        of scenario: DeviceScenario,
        among providers: [ProviderRegistration]
    ) throws(DeviceInputError) -> ProviderRegistration {
        guard let provider = providers.first(where: { $0.id == scenario.app.provider }) else {
            throw scenario.error(
                .invalidValue,
                at: "app.provider",
                "there is no provider “\(scenario.app.provider)”",
                remedy: "Use one of: \(providers.map(\.id).joined(separator: ", "))"
            )
        }
        return provider
    }

    private static func print(_ record: RunRecord, _ invocation: Invocation, _ console: Console) throws {
        let drawsScreens = invocation.has("screen")
        let page = invocation.text("output") == nil ? console.page : Page()
        let text =
            switch invocation.text("format") {
            case "json": (drawsScreens ? record.jsonWithScreens : record.json).serialized()
            case "html": RunPage(run: record).text
            default: record.text(on: page, drawsScreens: drawsScreens)
            }
        if let path = invocation.text("output") {
            try console.write(text, toFile: path)
        } else {
            console.print(text)
        }
    }
}
