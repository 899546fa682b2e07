// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// `compare`: the same scenario on several providers, side by side.
enum CompareCommand {
    static var command: Command {
        Command(
            name: "compare",
            summary: "Replays a scenario on several providers and explains what came out differently",
            details: [
                "Every difference is explained by the row of the ledger that caused it, if a timeline cites one. "
                    + "Exits with 1 if a difference is not explained."
            ],
            operands: [.init(name: "SCENARIO", summary: "The scenario file")],
            flags: [
                Flag(
                    name: "providers",
                    value: .text("A,B,…"),
                    summary: "The providers, in the order of the columns; all unless told otherwise"
                ),
                .format(["text", "json", "html"]),
                .output, .redact,
            ] + ReplayFlags.all,
            examples: [
                .init(
                    line: "compare Examples/Scenarios/first-launch.json",
                    purpose: "Shows the same app on every provider"
                ),
                .init(
                    line: "compare Examples/Scenarios/first-launch.json --format html --output compare.html",
                    purpose: "Writes a page with the timelines side by side"
                ),
            ],
            perform: perform
        )
    }

    private static func perform(_ invocation: Invocation, _ session: CommandSession) throws -> ExitStatus {
        let options = try ReplayFlags.options(in: invocation, providers: session.providers)
        let providers = try self.providers(in: invocation, session)
        let plan = try ReplayPlan(
            ScenarioPath.scenario(at: invocation.operands[0]),
            options,
            registrations: session.providers
        )
        let comparison = try Comparison(plan, on: providers)
        for run in comparison.runs {
            for notice in run.notices { session.console.note("note: \(run.provider.id): \(notice)") }
        }
        let page = invocation.text("output") == nil ? session.console.page : Page()
        let text =
            switch invocation.text("format") {
            case "json": comparison.json.serialized()
            case "html": ComparisonPage(comparison: comparison).text
            default: comparison.text(on: page)
            }
        if let path = invocation.text("output") {
            try session.console.write(text, toFile: path)
        } else {
            session.console.print(text)
        }
        return comparison.isExplained ? .good : .fellShort
    }

    private static func providers(
        in invocation: Invocation,
        _ session: CommandSession
    ) throws(CommandFailure) -> [ProviderRegistration] {
        guard let list = invocation.text("providers") else { return session.providers }
        var providers: [ProviderRegistration] = []
        for id in list.split(separator: ",", omittingEmptySubsequences: false) {
            let provider = try ReplayFlags.provider(String(id), among: session.providers)
            if !providers.contains(where: { $0.id == provider.id }) { providers.append(provider) }
        }
        guard providers.count > 1 else {
            throw CommandFailure("--providers names only one", remedy: "Name at least two, such as native,amap.")
        }
        return providers
    }
}
