// SPDX-License-Identifier: Apache-2.0

import ProviderContract

/// A verdict as a page of HTML.
struct ContractPage {
    let verdict: ContractVerdict
    /// The checks of each report with their outcomes, by clause.
    let checks: [[String: [CheckLine]]]

    init(verdict: ContractVerdict) {
        self.verdict = verdict
        checks = verdict.reports.map { report in
            Dictionary(grouping: CheckLine.lines(of: report)) { String($0.id.prefix { $0 != "/" }) }
        }
    }

    /// The whole page.
    var text: String {
        let title = HTMLText.escaped("Provider contract \(verdict.version): \(verdict.isGood ? "good" : "falls short")")
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
            <title>\(title)</title>
            <style>
            \(Self.style)
            </style>
            </head>
            <body>
            <a class="skip" href="#content">To the results</a>
            \(header)
            <main id="content">
            \(sections.joined(separator: "\n"))
            </main>
            </body>
            </html>
            """
    }

    private var sections: [String] {
        var sections = [providers]
        if let failures { sections.append(failures) }
        if !verdict.reports.isEmpty { sections.append(clauses) }
        if let mutants = verdict.mutants { sections.append(ContractKillPage(mutants: mutants).text) }
        return sections
    }

    private var header: String {
        var links = [("providers", "Providers")]
        if hasFailures { links.append(("failures", "Failures")) }
        if !verdict.reports.isEmpty { links.append(("clauses", "Clauses")) }
        if verdict.mutants != nil { links.append(("mutants", "Mutants")) }
        let items = links.map { ##"<li><a href="#\##($0.0)">\##($0.1)</a></li>"## }.joined()
        var facts = "Contract \(verdict.version), digest <code>\(verdict.digest)</code>"
        if let seconds = verdict.seconds { facts += ", \((seconds * 1000).rounded() / 1000) seconds of the processor" }
        return """
            <header>
            <h1>Provider contract <span>\(verdict.version)</span></h1>
            <p>\(facts)</p>
            <nav aria-label="Parts of the report"><ul>\(items)</ul></nav>
            </header>
            """
    }

    private var providers: String {
        let cards = verdict.reports.map(card).joined(separator: "\n")
        return "<section id=\"providers\">\n<h2>Providers</h2>\n<div class=\"cards\">\n\(cards)\n</div>\n</section>"
    }

    private func card(_ report: ContractReport) -> String {
        let totals = report.totals
        let counted = ContractOutcome.allCases.filter { totals[$0] > 0 }
        let bar = counted.filter { $0 != .notApplicable }.map {
            "<i class=\"\($0.rawValue)\" style=\"flex-grow:\(totals[$0])\"></i>"
        }
        let counts = counted.map {
            "<li><span class=\"dot \($0.rawValue)\"></span>\(totals[$0]) \(CheckLine.word($0).lowercased())</li>"
        }
        let share = totals.applicable > 0 ? " (\(totals.executed * 100 / totals.applicable) % of what applies)" : ""
        return """
            <article class="card">
            <h3>\(HTMLText.escaped(report.provider)) <span class="pill \(report.standing.rawValue)">\
            \(report.standing.rawValue)</span></h3>
            <p>\(totals.executed) of \(totals.all) executed\(share)</p>
            <div class="bar" aria-hidden="true">\(bar.joined())</div>
            <ul class="counts">\(counts.joined())</ul>
            \(report.shortfall.map { "<p class=\"note\">\(HTMLText.escaped($0))</p>\n" } ?? "")\
            <p class="badge"><code>\(HTMLText.escaped(report.badge))</code></p>
            </article>
            """
    }

    private var hasFailures: Bool { verdict.reports.contains { !$0.failures.isEmpty } }

    private var failures: String? {
        guard hasFailures else { return nil }
        let articles = verdict.reports.enumerated().flatMap { index, report in
            checks[index].values.flatMap { $0 }.filter(\.outcome.isFailure).sorted { $0.id < $1.id }.map { check in
                let text = report.failures.first { $0.id == check.id }?.message ?? check.id
                let name = HTMLText.escaped("\(report.provider): \(check.id)")
                return """
                    <article class="failure" id="\(Self.place(of: check, provider: index))">
                    <h3>\(name)</h3>
                    <p>\(HTMLText.escaped(check.detail))</p>
                    <pre tabindex="0">\(HTMLText.escaped(text))</pre>
                    </article>
                    """
            }
        }
        return "<section id=\"failures\">\n<h2>Failures</h2>\n\(articles.joined(separator: "\n"))\n</section>"
    }

    /// The name of the place where a failure is told.
    static func place(of check: CheckLine, provider: Int) -> String { "p\(provider)-" + HTMLText.anchor(check.id) }
}
