// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import ProviderContract

extension ContractVerdict {
    /// The verdict as JUnit's XML, which build servers read: a suite for each provider, a case for each check and rule set.
    ///
    /// A provider that executed nothing has a case that fails, because build servers call an empty suite good.
    var junit: String {
        var suites = reports.map(suite)
        if let mutants { suites.append(Self.suite(of: mutants)) }
        let lines =
            [
                #"<?xml version="1.0" encoding="UTF-8"?>"#,
                "<testsuites name=\"ProviderContract\" \(Self.counts(suites))>",
            ]
            + suites.flatMap(\.lines) + ["</testsuites>"]
        return lines.joined(separator: "\n")
    }

    private func suite(of report: ContractReport) -> JUnitSuite {
        var cases = report.results.map { result in
            JUnitCase(
                group: "\(report.provider).\(result.clause.id)",
                name: "\(result.id) on rule set \(result.rules.name)",
                outcome: result.outcome,
                message: result.message ?? ""
            )
        }
        if report.totals.executed == 0 {
            let reason = report.shortfall ?? ""
            cases.append(JUnitCase(group: report.provider, name: "executes", outcome: .failed, message: reason))
        }
        return JUnitSuite(
            name: report.provider,
            properties: [
                ("contractVersion", version.description), ("digest", report.digest),
                ("standing", report.standing.rawValue), ("badge", report.badge),
            ],
            cases: cases
        )
    }

    private static func suite(of mutants: MutantVerdict) -> JUnitSuite {
        let faults =
            mutants.survivors.map { ("survivor", "not noticed: \($0)") }
            + mutants.rejected.map { ("harmless", "wrongly rejected: \($0)") }
            + mutants.idleChecks.map { ("idle", "is the first to notice nothing: \($0)") }
        let passed = mutants.rows.filter { $0.killedBy.isEmpty == ($0.kind == .harmless) }
        return JUnitSuite(
            name: "mutants",
            properties: [("summary", mutants.summary)],
            cases: passed.map {
                JUnitCase(group: "mutants.\($0.kind.rawValue)", name: $0.name, outcome: .passed, message: "")
            }
                + faults.map { kind, fault in
                    JUnitCase(group: "mutants.\(kind)", name: fault, outcome: .failed, message: fault)
                }
        )
    }

    private static func counts(_ suites: [JUnitSuite]) -> String {
        let all = suites.flatMap(\.cases)
        return JUnitSuite(name: "", properties: [], cases: all).counts
    }

    /// A text as XML holds it; what XML cannot hold is left out.
    static func escaped(_ text: String) -> String { JUnitSuite.escaped(text) }
}
