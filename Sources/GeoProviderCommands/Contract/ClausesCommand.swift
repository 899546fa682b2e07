// SPDX-License-Identifier: Apache-2.0

import ProviderContract
import SimulatedDevice

/// `clauses`: the rules that every provider keeps.
enum ClausesCommand {
    static var command: Command {
        Command(
            name: "clauses",
            summary: "Prints the clauses of the contract: what every provider keeps, why, and what usually goes wrong",
            flags: [.format(["text", "json"])],
            examples: [
                .init(line: "clauses", purpose: "Prints the clauses by chapter"),
                .init(line: "clauses --format json", purpose: "Prints them for a program"),
            ]
        ) { invocation, session in
            let clauses = ProviderContract.clauses
            if invocation.text("format") == "json" {
                session.console.print(.array(clauses.map(\.json)))
            } else {
                session.console.print(text(of: clauses, on: session.console.page))
            }
            return .good
        }
    }

    private static func text(of clauses: [ContractClause], on page: Page) -> String {
        var page = page
        var group: ContractGroup?
        for clause in clauses {
            if clause.group != group {
                page.addGap()
                page.add(page.styled(clause.group.title, .bold))
                group = clause.group
            }
            add(clause, to: &page)
        }
        return page.text
    }

    private static func add(_ clause: ContractClause, to page: inout Page) {
        var facts = ["iOS " + RuleRange.text(clause.rules)]
        if let capability = clause.capability { facts.append("needs \(capability)") }
        let lead = "  " + TerminalText.padded(clause.id, to: 8) + clause.level.rawValue
        page.add(facts.joined(separator: " · "), indent: 18, lead: lead, leadStyle: .cyan)
        page.add(clause.rule, indent: 6)
        page.add("Source: " + clause.source, indent: 6, style: .faint)
        page.add("Likely mistake: " + clause.likelyMistake, indent: 6, style: .faint)
        if let reason = clause.untestedBecause { page.add("Untested: " + reason, indent: 6, style: .yellow) }
    }
}
