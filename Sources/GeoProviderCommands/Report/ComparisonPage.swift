// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// A comparison as a page of HTML: what each provider came to, what differs and why, and the timelines side by side.
struct ComparisonPage {
    let comparison: Comparison
    private let rules: RuleIndex

    init(comparison: Comparison) {
        self.comparison = comparison
        rules = RuleIndex(providers: comparison.runs.map(\.provider))
    }

    /// The whole page.
    var text: String {
        let names = comparison.runs.map(\.provider.displayName).joined(separator: ", ")
        let os = comparison.parameters["os"]?.plain ?? ""
        let flow = comparison.parameters["flow"]?.plain ?? ""
        return ReportDocument(
            title: comparison.scenario,
            subtitle: "iOS \(os) · \(flow) · \(names)",
            sections: [
                .init(id: "summary", heading: "Side by side", content: summaries),
                .init(id: "differences", heading: "Differences", content: differences),
                .init(
                    id: "timeline",
                    heading: "Timelines",
                    content: JointTimeline(runs: comparison.runs, rules: rules).text
                ),
                .init(id: "lanes", heading: "Lanes of each provider", content: lanes),
            ]
        ).text
    }

    private var summaries: String {
        let heads = comparison.runs.map { "<th scope=\"col\">\(HTMLText.visible($0.provider.displayName))</th>" }
        let rows = Comparison.rows.map { key, name -> String in
            let values = comparison.runs.map { Comparison.words(for: key, in: $0.summary) }
            let differs = Set(values).count > 1
            let cells = zip(comparison.runs, values).map { run, value in
                "<td data-label=\"\(HTMLText.visible(run.provider.displayName))\">\(HTMLText.visible(value))</td>"
            }
            let mark =
                differs
                ? " <span class=\"mark advised\" title=\"The providers differ\">≠<span class=\"hidden\"> differs</span></span>"
                : ""
            return
                "<tr\(differs ? " class=\"differs\"" : "")><th scope=\"row\">\(HTMLText.escaped(name))\(mark)</th>\(cells.joined())</tr>"
        }
        return """
            <table class="compared">
            <thead><tr><td></td>\(heads.joined())</tr></thead>
            <tbody>
            \(rows.joined(separator: "\n"))
            </tbody>
            </table>
            """
    }

    private var differences: String {
        let runs = comparison.runs
        let pairs = runs.indices.flatMap { first in
            runs.indices.dropFirst(first + 1).map { pair(runs[first].provider, runs[$0].provider) }
        }
        return pairs.joined(separator: "\n")
    }

    private func pair(_ first: ProviderRegistration, _ second: ProviderRegistration) -> String {
        let found = comparison.differences.filter { $0.between == [first.id, second.id] }
        var reasons: [String?] = []
        for difference in found where !reasons.contains(difference.explainedBy) {
            reasons.append(difference.explainedBy)
        }
        let groups = reasons.map { reason in group(found.filter { $0.explainedBy == reason }, reason, first, second) }
        let title = HTMLText.visible("\(first.displayName) and \(second.displayName)")
        let content = groups.isEmpty ? "<p>No difference.</p>" : groups.joined(separator: "\n")
        return "<h3>\(title)</h3>\n\(content)"
    }

    private func group(
        _ found: [RunDifference],
        _ reason: String?,
        _ first: ProviderRegistration,
        _ second: ProviderRegistration
    ) -> String {
        let why: String
        if let reason {
            why = """
                <p><b>\(HTMLText.escaped(reason))</b> \(HTMLText.escaped(rules.statement(of: reason) ?? ""))</p>
                <p class="from">\(HTMLText.escaped(rules.origin(of: reason)))</p>
                """
        } else {
            why = "<p><span class=\"mark failed\">not explained</span> No rule that a timeline cites explains this.</p>"
        }
        let rows = found.map { difference in
            let cells = zip([first, second], difference.values).map { provider, value in
                """
                <td data-label="\(HTMLText.visible(provider.displayName))"><code>\
                \(HTMLText.visible(value.plain))</code></td>
                """
            }
            return """
                <tr><th scope="row"><code>\(HTMLText.visible(difference.field))</code></th>\(cells.joined())\
                <td data-label="from">\(HTMLText.escaped(difference.time.plain)) s</td></tr>
                """
        }
        return """
            <div class="reason">
            \(why)
            <table><thead><tr><th scope="col">Field</th><th scope="col">\(HTMLText.visible(first.displayName))</th>\
            <th scope="col">\(HTMLText.visible(second.displayName))</th><th scope="col">From</th></tr></thead>
            <tbody>
            \(rows.joined(separator: "\n"))
            </tbody></table>
            </div>
            """
    }

    private var lanes: String {
        comparison.runs.map { run in
            let name = run.provider.displayName
            let chart = LaneChart(run: run, rules: rules, name: "Timeline of \(name)").text
            return "<details class=\"fold\"><summary>\(HTMLText.visible(name))</summary>\n\(chart)\n</details>"
        }.joined(separator: "\n")
    }
}
