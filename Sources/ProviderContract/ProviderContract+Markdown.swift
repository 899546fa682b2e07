// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

extension ProviderContract {
    /// The contract as a page for people: every clause by chapter, with its cases, and what is not tested and why.
    ///
    /// `Documentation/CLAUSES.md` is this text.
    public static var markdown: String {
        let tested = clauses.filter { $0.untestedBecause == nil }.count
        var lines = [
            "# The contract of a location provider, version \(version)",
            "",
            "\(clauses.count) clauses, \(allChecks.count) checks. A clause says what every provider keeps; a check is one "
                + "case of a clause, and runs on each rule set of iOS that the clause binds. \(tested) clauses have checks; "
                + "the others say why not. An R number is a row of the requirements, owner/name#n a public report.",
            "",
            "MUST: every provider keeps it. SHOULD: a provider keeps it or declares its deviation with a reason. MAY: "
                + "falling short is told and is never a failure.",
        ]
        for group in ContractGroup.allCases {
            let chapter = articles.filter { $0.clause.group == group }
            lines += ["", "## \(group.title)"]
            lines += chapter.flatMap(lines(of:))
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func lines(of article: Article) -> [String] {
        let clause = article.clause
        var facts = [clause.level.rawValue, rulesText(clause.rules)]
        if let capability = clause.capability { facts.append("needs \(capability)") }
        var lines = ["", "### \(clause.id)", "", "\(facts.joined(separator: " · "))", "", clause.rule, ""]
        if let reason = clause.untestedBecause {
            lines.append("- Untested: \(reason)")
        } else {
            lines.append("- Checks: " + article.checks.map { "`\($0.id)`" }.joined(separator: ", "))
        }
        lines.append("- Source: \(clause.source)")
        lines.append("- Likely mistake: \(clause.likelyMistake)")
        return lines
    }

    private static func rulesText(_ rules: [RuleSet]) -> String {
        rules.count == RuleSet.all.count
            ? "every rule set" : "rule sets " + rules.map(\.name).joined(separator: ", ")
    }
}
