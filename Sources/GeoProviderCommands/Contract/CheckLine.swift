// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import ProviderContract

/// A check in a report for people: its worst outcome, and on which rule sets it came to what.
struct CheckLine {
    let id: String
    let outcome: ContractOutcome
    let detail: String

    /// The checks of a report in the order of the contract.
    static func lines(of report: ContractReport) -> [CheckLine] {
        var ids: [String] = []
        var results: [String: [ContractResult]] = [:]
        for result in report.results {
            if results[result.id] == nil { ids.append(result.id) }
            results[result.id, default: []].append(result)
        }
        return ids.map { CheckLine($0, results[$0] ?? []) }
    }

    private init(_ id: String, _ results: [ContractResult]) {
        self.id = id
        let found = Self.order.filter { outcome in results.contains { $0.outcome == outcome } }
        outcome = found.first ?? .notApplicable
        let telling = found.count > 1 ? found.filter { $0 != .notApplicable } : found
        detail = telling.map { outcome in
            let some = results.filter { $0.outcome == outcome }
            let rules = "iOS " + RuleRange.text(some.map(\.rules))
            let reason = outcome == .passed || outcome.isFailure ? nil : some.first?.message.map(Self.firstLine)
            let name = telling.count > 1 ? "\(Self.word(outcome)) on " : ""
            return name + rules + (reason.map { ": \($0)" } ?? "")
        }.joined(separator: "; ")
    }

    /// What the outcome is called.
    var word: String { Self.word(outcome) }

    /// How the outcome stands out.
    var style: TextStyle {
        switch outcome {
        case .passed: .green
        case .failed, .suiteError: .red
        case .advised, .disabled: .yellow
        case .skipped, .notApplicable: .faint
        }
    }

    /// The worst first.
    private static let order: [ContractOutcome] = [
        .suiteError, .failed, .advised, .disabled, .passed, .skipped, .notApplicable,
    ]

    /// The line with the worst outcome, the first of several; nil where there is none.
    static func worst(of lines: [CheckLine]) -> CheckLine? {
        order.lazy.compactMap { outcome in lines.first { $0.outcome == outcome } }.first
    }

    /// What an outcome is called.
    static func word(_ outcome: ContractOutcome) -> String {
        switch outcome {
        case .failed: "FAILED"
        case .suiteError: "SUITE ERROR"
        case .notApplicable: "not applicable"
        default: outcome.rawValue
        }
    }

    private static func firstLine(_ text: String) -> String { String(text.prefix { $0 != "\n" }) }
}
