// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import PermissionRules
import ProviderContract

extension ContractPage {
    /// The clauses by chapter: the rule, how each provider keeps it, and, unfolded, source, likely mistake and checks.
    var clauses: String {
        let tables = ContractGroup.allCases.compactMap { group -> String? in
            let rows = shown.filter { $0.group == group }
            guard !rows.isEmpty else { return nil }
            return table(of: rows, HTMLText.escaped(group.title), group.rawValue)
        }
        return """
            <section id="clauses">
            <h2>Clauses</h2>
            <p>MUST binds every provider; SHOULD may be declared as a deviation; MAY is advice and never red. Unfold a \
            clause for its source, the likely mistake and its checks.</p>
            \(tables.joined(separator: "\n"))
            </section>
            """
    }

    /// The clauses that were tried, and those without checks where the whole contract was.
    private var shown: [ContractClause] {
        let tried = Set(checks.flatMap(\.keys))
        let all = ProviderContract.clauses
        let isWhole = all.allSatisfy { $0.untestedBecause != nil || tried.contains($0.id) }
        let own = verdict.reports.flatMap(\.results).map(\.clause).filter { clause in
            !all.contains { $0.id == clause.id }
        }
        return all.filter { tried.contains($0.id) || isWhole && $0.untestedBecause != nil }
            + Dictionary(grouping: own, by: \.id).values.compactMap(\.first).sorted { $0.id < $1.id }
    }

    private func table(of clauses: [ContractClause], _ title: String, _ id: String) -> String {
        let providers = verdict.reports.map { "<th scope=\"col\">\(HTMLText.escaped($0.provider))</th>" }.joined()
        return """
            <h3 id="\(id)">\(title)</h3>
            <table class="clauses">
            <thead><tr><th scope="col">Clause</th><th scope="col">Rule</th>\(providers)</tr></thead>
            <tbody>
            \(clauses.map(row).joined(separator: "\n"))
            </tbody>
            </table>
            """
    }

    private func row(of clause: ContractClause) -> String {
        let cells = verdict.reports.indices.map { cell(of: clause, provider: $0) }.joined()
        return """
            <tr id="\(HTMLText.anchor(clause.id))"><th scope="row">\(HTMLText.escaped(clause.id))\
            <span class="level">\(clause.level.rawValue)</span></th>
            <td class="rule"><details><summary>\(HTMLText.escaped(clause.rule))</summary>
            \(facts(of: clause))
            </details></td>\(cells)</tr>
            """
    }

    private func facts(of clause: ContractClause) -> String {
        var facts = [("Binds", "iOS " + RuleRange.text(clause.rules)), ("Since", "contract \(clause.since)")]
        if let capability = clause.capability { facts.append(("Needs", capability.description)) }
        facts += [("Source", clause.source), ("Likely mistake", clause.likelyMistake)]
        if let reason = clause.untestedBecause { facts.append(("Untested", reason)) }
        let list = facts.map { "<dt>\($0.0)</dt><dd>\(HTMLText.escaped($0.1))</dd>" }.joined()
        let items = zip(verdict.reports, checks).flatMap { report, byClause in
            (byClause[clause.id] ?? []).map { check in
                let name = verdict.reports.count > 1 ? "\(report.provider): " : ""
                return "<li><span class=\"dot \(check.outcome.rawValue)\"></span>"
                    + HTMLText.escaped(name) + "<code>\(HTMLText.escaped(check.id))</code> \(check.word), "
                    + HTMLText.escaped(check.detail) + "</li>"
            }
        }
        return "<dl>\(list)</dl>" + (items.isEmpty ? "" : "<ul class=\"checks\">\(items.joined())</ul>")
    }

    private func cell(of clause: ContractClause, provider: Int) -> String {
        let name = HTMLText.escaped(verdict.reports[provider].provider)
        let lines = checks[provider][clause.id] ?? []
        guard let worst = CheckLine.worst(of: lines) else {
            return "<td class=\"outcome\" data-label=\"\(name)\"><span class=\"mark\">untested</span></td>"
        }
        let text = "<span class=\"mark \(worst.outcome.rawValue)\">\(worst.word)</span>"
        let link =
            worst.outcome.isFailure
            ? ##"<a href="#\##(Self.place(of: worst, provider: provider))">\##(text)</a>"## : text
        return "<td class=\"outcome\" data-label=\"\(name)\">\(link)</td>"
    }
}
