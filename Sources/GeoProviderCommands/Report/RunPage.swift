// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// A run as a page of HTML.
struct RunPage {
    let run: RunRecord

    /// The whole page.
    var text: String {
        let rules = RuleIndex(providers: [run.provider])
        var sections = [
            ReportDocument.Section(id: "summary", heading: "Summary", content: Self.summary(of: run)),
            .init(
                id: "timeline",
                heading: "Timeline",
                content: LaneChart(run: run, rules: rules, name: "Timeline of \(run.provider.displayName)").text
            ),
        ]
        if !run.expectations.isEmpty {
            let content = Self.expectations(of: run)
            sections.insert(.init(id: "expectations", heading: "Expectations", content: content), at: 1)
        }
        return ReportDocument(title: run.scenario, subtitle: run.heading, sections: sections).text
    }

    /// What came of a run, as a list of names and values.
    static func summary(of run: RunRecord) -> String {
        let facts = run.facts.map { name, value in
            "<div><dt>\(HTMLText.escaped(name))</dt><dd>\(HTMLText.visible(value))</dd></div>"
        }
        return "<dl class=\"facts\">\n\(facts.joined(separator: "\n"))\n</dl>"
    }

    /// What a scenario expected of a run, against what came.
    static func expectations(of run: RunRecord) -> String {
        let rows = run.expectations.map { outcome in
            let mark =
                outcome.isMet ? "<span class=\"mark passed\">met</span>" : "<span class=\"mark failed\">not met</span>"
            let found = outcome.isMet ? "" : "<div>found <code>\(HTMLText.visible(outcome.found.plain))</code></div>"
            return """
                <tr><th scope="row">\(HTMLText.visible(outcome.path))</th>\
                <td><code>\(HTMLText.visible(outcome.expected.plain))</code>\(found)</td><td>\(mark)</td></tr>
                """
        }
        return """
            <table class="expected">
            <thead><tr><th scope="col">What</th><th scope="col">Expected</th><th scope="col">Outcome</th></tr></thead>
            <tbody>
            \(rows.joined(separator: "\n"))
            </tbody>
            </table>
            """
    }
}
