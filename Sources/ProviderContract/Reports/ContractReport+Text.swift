// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

extension ContractReport: CustomStringConvertible {
    /// The report for people: totals, then what is red, advised, disabled or skipped, with reasons.
    public var description: String {
        var lines = ["\(provider): \(standing.rawValue), \(totals)"]
        if let shortfall { lines.append(shortfall) }
        for result in failures {
            lines.append("")
            lines.append("\(result.outcome.rawValue.uppercased()) \(result.message ?? result.id)")
        }
        for outcome in [ContractOutcome.advised, .disabled, .skipped] {
            lines += summary(of: outcome)
        }
        lines += ["", "contract \(version), digest \(digest)", badge]
        return lines.joined(separator: "\n")
    }

    /// Why the report shows too little, in a sentence; nil where it shows enough.
    public var shortfall: String? {
        if totals.executed == 0 { return "Nothing was executed, so nothing is shown: this counts as a failure." }
        guard standing == .incomplete else { return nil }
        return "Less than \(Self.passingShare) % of what applies was executed: too little to be called passing."
    }

    /// The checks with an outcome, each once, with its rule sets and the first line of its reason.
    private func summary(of outcome: ContractOutcome) -> [String] {
        var ids: [String] = []
        var rules: [String: [String]] = [:]
        var reasons: [String: String] = [:]
        for result in results(outcome) {
            if rules[result.id] == nil { ids.append(result.id) }
            rules[result.id, default: []].append(result.rules.name)
            reasons[result.id] = String((result.message ?? "").prefix { $0 != "\n" })
        }
        return ids.map { id in
            "\(outcome.rawValue) \(id) (\((rules[id] ?? []).joined(separator: ", "))): \(reasons[id] ?? "")"
        }
    }
}
