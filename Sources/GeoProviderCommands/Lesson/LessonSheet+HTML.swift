// SPDX-License-Identifier: Apache-2.0

import PermissionRules

extension LessonSheet {
    /// The lesson as a page of HTML, with the timelines as swim-lanes.
    func html(providers: [ProviderRegistration]) -> String {
        let language = words.language
        let rules = RuleIndex(providers: providers)
        return ReportDocument(
            title: lesson.title[language],
            subtitle: words.requirement + words.colon + lesson.requirement,
            sections: [
                .init(
                    id: "break",
                    heading: words.breaks,
                    content: prose(lesson.story[language]) + terminal(broken) + lanes(of: broken, rules)
                ),
                .init(id: "why", heading: words.why, content: prose(lesson.reason[language]) + citations),
                .init(
                    id: "mend",
                    heading: words.mend,
                    content: prose(lesson.cure[language]) + listing(code.before, words.before, lane: "user")
                        + listing(code.after, words.after, lane: "provider")
                ),
                .init(
                    id: "green",
                    heading: words.green,
                    content: terminal(fixed) + lanes(of: fixed, rules) + terminal(contract)
                ),
            ],
            language: language.rawValue,
            skip: words.skip,
            parts: lesson.title[language]
        ).text
    }

    private func prose(_ text: String) -> String { "<p class=\"prose\">\(HTMLText.visible(text))</p>" }

    private func terminal(_ exhibit: LessonExhibit) -> String {
        let lines = exhibit.lines.map(HTMLText.visible).joined(separator: "\n")
        return """

            <pre class="terminal" tabindex="0"><b>$ geoprovider \(HTMLText.visible(exhibit.command))</b>
            \(lines)</pre>
            """
    }

    private func lanes(of exhibit: LessonExhibit, _ rules: RuleIndex) -> String {
        guard let run = exhibit.run else { return "" }
        let chart = LaneChart(run: run, rules: rules, name: words.whole).text
        return "\n<details class=\"fold\"><summary>\(words.whole)</summary>\n\(chart)\n</details>"
    }

    private func listing(_ code: String, _ title: String, lane: String) -> String {
        let lines = LessonExhibit.lines(of: code).map(HTMLText.visible).joined(separator: "\n")
        return "\n<h3>\(title)</h3>\n<pre class=\"code \(lane)\" tabindex=\"0\"><code>\(lines)</code></pre>"
    }

    private var citations: String {
        let rows = clauses.map { ($0.id, $0.statement) } + self.rows.map { ($0.id, $0.statement) }
        let items = rows.map { "<div><dt>\($0.0)</dt><dd>\(HTMLText.visible($0.1))</dd></div>" }
        return "\n<dl class=\"cites\">\n\(items.joined(separator: "\n"))\n</dl>"
    }
}
