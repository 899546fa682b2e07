// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice

/// `ledger`: how sure the emulation is of each of its rules.
enum LedgerCommand {
    static var command: Command {
        Command(
            name: "ledger",
            summary: "Prints the fidelity ledger: every rule of the emulation, its source and how sure it is",
            details: [
                "Timelines name the rule behind every prompt and every change by its id here. Where nobody knows for sure, "
                    + "a switch changes the behaviour: --switch NAME=VALUE of run."
            ],
            flags: [.format(["text", "json"])],
            examples: [
                .init(line: "ledger", purpose: "Prints the rules by area"),
                .init(line: "ledger --format json", purpose: "Prints them for a program"),
            ]
        ) { invocation, session in
            let rows = LedgerEntry.all(providers: session.providers)
            if invocation.text("format") == "json" {
                session.console.print(json(of: rows))
            } else {
                session.console.print(text(of: rows, on: session.console.page))
            }
            return .good
        }
    }

    static func json(of rows: [LedgerEntry]) -> DeviceJSON {
        .array(
            rows.map { row in
                [
                    "id": .string(row.id),
                    "area": .string(row.area),
                    "statement": .string(row.statement),
                    "rules": DeviceJSON(row.rules.map(\.name)),
                    "confidence": .string(row.confidence.rawValue),
                    "source": .string(row.source),
                    "switch": DeviceJSON(row.switchName),
                    "default": row.switchDefault,
                ]
            }
        )
    }

    static func text(of rows: [LedgerEntry], on page: Page) -> String {
        var page = page
        let counts = RuleConfidence.allCases.map { confidence in
            "\(rows.count { $0.confidence == confidence }) \(confidence.rawValue)"
        }
        page.add("\(rows.count) rules: \(CommandText.list(counts, "and")).", indent: 0)
        var areas: [String] = []
        for row in rows where !areas.contains(row.area) { areas.append(row.area) }
        for area in areas {
            page.addGap()
            page.add(page.styled(area.prefix(1).uppercased() + area.dropFirst(), .bold))
            for row in rows where row.area == area { add(row, to: &page) }
        }
        return page.text
    }

    private static func add(_ row: LedgerEntry, to page: inout Page) {
        page.addTable([[row.id, row.confidence.rawValue]], indent: 2) { _, _ in .cyan }
        page.add(row.statement, indent: 6)
        var notes = ["iOS " + RuleRange.text(row.rules), row.source]
        if let name = row.switchName {
            notes.append("--switch \(name)=\(row.switchDefault.plain)")
        }
        page.add(notes.joined(separator: " · "), indent: 6, style: .faint)
    }
}
