// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice

/// `ledger`: how sure the emulation is of each of its rules.
enum LedgerCommand {
    /// Where rows come from, in the order in which they are printed.
    static let sources: [[LedgerRow]] = [FidelityLedger.rows]

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
            let rows = sources.flatMap(\.self)
            if invocation.text("format") == "json" {
                session.console.print(json(of: rows))
            } else {
                session.console.print(text(of: rows, on: session.console.page))
            }
            return .good
        }
    }

    static func json(of rows: [LedgerRow]) -> DeviceJSON {
        .array(
            rows.map { row in
                [
                    "id": .string(row.id),
                    "area": .string(row.area),
                    "statement": .string(row.statement),
                    "rules": DeviceJSON(row.rules.map(\.name)),
                    "confidence": .string(row.confidence.rawValue),
                    "source": .string(row.source),
                    "switch": DeviceJSON(row.switchName?.rawValue),
                    "default": row.switchName.map { standard(of: RuleSwitch.named($0)) } ?? nil,
                ]
            }
        )
    }

    /// A switch's value in the type that `parameters` of `run` has it in.
    private static func standard(of entry: RuleSwitch) -> DeviceJSON {
        switch entry.kind {
        case .flag: .bool(entry.defaultValue == "true")
        case .number: Double(entry.defaultValue).map(DeviceJSON.number) ?? .string(entry.defaultValue)
        case .choice: .string(entry.defaultValue)
        }
    }

    static func text(of rows: [LedgerRow], on page: Page) -> String {
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

    private static func add(_ row: LedgerRow, to page: inout Page) {
        page.add("  " + page.styled(row.id, .cyan) + "  " + page.styled(row.confidence.rawValue, style(row.confidence)))
        page.add(row.statement, indent: 6)
        var notes = ["iOS " + RuleRange.text(row.rules), row.source]
        if let name = row.switchName {
            notes.append("--switch \(name.rawValue)=\(RuleSwitch.named(name).defaultValue)")
        }
        page.add(notes.joined(separator: " · "), indent: 6, style: .faint)
    }

    private static func style(_ confidence: RuleConfidence) -> TextStyle {
        switch confidence {
        case .documented: .green
        case .reported: .blue
        case .inferred, .assumed: .yellow
        }
    }
}
