// SPDX-License-Identifier: Apache-2.0

import ProviderContract
import SimulatedDevice

extension Comparison {
    /// The comparison as a person reads it: what each provider came to, side by side, then the differences by reason.
    func text(on page: Page) -> String {
        var page = page
        page.add(scenario, indent: 0, style: .bold)
        page.add(
            "iOS \(parameters["os"]?.plain ?? "") · \(parameters["flow"]?.plain ?? "")",
            indent: 0,
            style: .faint
        )
        page.addGap()
        addSummaries(to: &page)
        for first in runs.indices {
            for second in runs.indices.dropFirst(first + 1) { addDifferences(first, second, to: &page) }
        }
        return page.text
    }

    /// The rows of the table: the key of the summary, and what it is called.
    static let rows: KeyValuePairs = [
        "prompts": "prompts", "authorization": "authorization", "accuracy": "accuracy", "gate": "gate",
        "authorizationCallbacks": "auth. callbacks", "vendorAuthCallbacks": "vendor asks",
        "vendorTemporaryAuthCallbacks": "asks for full", "locations": "locations", "lastLocation": "datum",
        "completions": "one-shots", "errors": "errors", "applicationState": "app",
    ]

    private func addSummaries(to page: inout Page) {
        let head = [""] + runs.map(\.provider.id)
        let rows = Self.rows.map { key, name in [name] + runs.map { Self.words(for: key, in: $0.summary) } }
        page.addTable([head] + rows) { row, column in row == 0 ? .bold : column == 0 ? .faint : nil }
    }

    /// A value of a summary in a few words.
    static func words(for key: String, in summary: DeviceJSON) -> String {
        guard let value = summary[key] else { return "" }
        switch key {
        case "prompts": return list(value) { $0["id"]?.plain ?? "" }
        case "completions", "errors":
            return list(value) { element in
                let word = element["ok"] == true ? "location" : ""
                let code = element["code"]?.text ?? ""
                return [word, code].filter { !$0.isEmpty }.joined(separator: " ") + " \(element["t"]?.plain ?? "") s"
            }
        case "lastLocation": return value["datum"]?.text ?? "none"
        default: return value == .null ? "–" : value.plain
        }
    }

    private static func list(_ value: DeviceJSON, _ words: (DeviceJSON) -> String) -> String {
        let elements = value.elements ?? []
        return elements.isEmpty ? "none" : elements.map(words).joined(separator: ", ")
    }

    private func addDifferences(_ first: Int, _ second: Int, to page: inout Page) {
        let names = [runs[first], runs[second]].map(\.provider.id)
        let found = differences.filter { $0.between == names }
        page.addGap()
        let count = found.isEmpty ? "no difference" : found.count == 1 ? "1 difference" : "\(found.count) differences"
        page.add("\(names[0]) and \(names[1]): \(count)", indent: 0, style: .bold)
        var reasons: [String?] = []
        for difference in found where !reasons.contains(difference.explainedBy) {
            reasons.append(difference.explainedBy)
        }
        for reason in reasons {
            let habit = (runs[first].provider.habits + runs[second].provider.habits).first { $0.id == reason }
            let clause = ProviderContract.clauses.first { $0.id == reason }
            if let reason {
                page.add("\(reason): \(habit?.statement ?? clause?.rule ?? "")", indent: 2, lead: "  ", style: .cyan)
            } else {
                page.add("NOT EXPLAINED", indent: 2, lead: "  ", style: .red)
            }
            for difference in found where difference.explainedBy == reason {
                let values = difference.values.map(\.plain).joined(separator: " ≠ ")
                page.add("\(difference.field): \(values) (from \(difference.time.plain) s)", indent: 6)
            }
        }
    }
}
