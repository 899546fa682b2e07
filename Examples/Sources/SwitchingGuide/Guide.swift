// SPDX-License-Identifier: Apache-2.0

import GeoProviderCommands

/// The page, as Markdown.
struct Guide {
    let providers: [ProviderRegistration]
    let comparisons: [Comparison]
    let launches: [FirstLaunches]

    /// All of it, with a line break at the end.
    var text: String {
        ([introduction, order, figures] + pairs + [rules]).joined(separator: "\n\n") + "\n"
    }

    private var introduction: String {
        """
        # Switching the vendor

        What an app notices when the SDK behind its provider is another one. Written by a program of `Examples` from what `geoprovider compare` finds in `Examples/Scenarios/differences`; do not edit it by hand:

        ```
        swift run --package-path Examples SwitchingGuide >Documentation/SWITCHING.md
        ```

        The codes are those of `LocationError`; in brackets stands the vendor's own number, which the error keeps. The names in the last column are rows of the ledger (`geoprovider ledger`) or clauses of the contract (`geoprovider clauses`), told at the end of the page. What the SDKs do differently and the adapters make one does not appear here.
        """
    }

    private var order: String {
        let late = ["The user agrees to the SDK's privacy terms after", "Permission is asked for five seconds after"]
        let rows = comparisons.filter { comparison in late.contains { comparison.scenario.hasPrefix($0) } }
            .map { comparison in
                row([comparison.scenario] + providers.map { one(comparison.summary(of: $0.id)) })
            }
        return """
            ## In which order

            Privacy consent first, then permission, then the SDK's key, then the first request: this order suits every vendor. A provider made before the consent works after it, because the adapter makes a new manager; a manager of the SDK itself would stay dead.

            \(([row(["what comes late"] + providers.map(\.displayName)), rule(providers.count + 1)] + rows).joined(separator: "\n"))
            """
    }

    private func one(_ summary: Summary?) -> String {
        guard let summary else { return "" }
        return Aspect.all.filter { $0.roots == ["completions"] }.map { $0.words(summary) }.joined()
    }

    private var figures: String {
        let lines = launches.flatMap { launches in
            [("native-first", launches.nativeFirst), ("sdk-driven", launches.sdkDriven)].map { flow, figures in
                row([
                    launches.displayName, flow, "\(figures.launches)", "\(figures.prompts)",
                    "\(figures.vendorAuthCallbacks)", "\(figures.early)", "\(figures.lost)",
                ])
            }
        }
        let head = row([
            "provider", "who asks", "first launches", "prompts", "calls of the vendor's “please ask”",
            "requests before a decision", "of these lost",
        ])
        return """
            ## Asking natively first, in numbers

            Every first launch there is: seven rule sets of iOS, eight sets of usage texts, both permissions, a user who grants everything. Lost is a request that ends with `notAsked` because nobody asked.

            \(([head, rule(7)] + lines).joined(separator: "\n"))
            """
    }

    private var pairs: [String] {
        providers.flatMap { from in
            providers.filter { $0.id != from.id }.map { section(from, $0) }
        }
    }

    private func section(_ from: ProviderRegistration, _ to: ProviderRegistration) -> String {
        let rows = comparisons.compactMap { comparison -> String? in
            guard let before = comparison.summary(of: from.id), let after = comparison.summary(of: to.id) else {
                return nil
            }
            let aspects = Aspect.noticed(before, after)
            guard !aspects.isEmpty else { return nil }
            let words = [before, after].map { summary in aspects.map { $0.words(summary) }.joined(separator: "; ") }
            let roots = aspects.reduce(into: Set<String>()) { $0.formUnion($1.roots) }
            let reasons = comparison.rules(between: [from.id, to.id], in: roots)
            return row([comparison.scenario] + words + [reasons.joined(separator: ", ")])
        }
        let head = row(["when", "with \(from.displayName)", "with \(to.displayName)", "because"])
        let table = rows.isEmpty ? "Nothing." : ([head, rule(4)] + rows).joined(separator: "\n")
        return "## \(from.displayName) → \(to.displayName)\n\n\(table)"
    }

    private var rules: String {
        let named = Set(
            comparisons.flatMap(\.differences).compactMap(\.explainedBy)
        )
        let habits = providers.flatMap(\.habits).filter { named.contains($0.id) }
            .map {
                let source = $0.source == "no source" ? "none found" : $0.source
                return "- **\($0.id)** (\($0.confidence)): \($0.statement) Source: \(source)."
            }
        let clauses = named.subtracting(providers.flatMap(\.habits).map(\.id)).sorted()
            .map { "- **\($0)**: a clause of the contract; see [CLAUSES.md](CLAUSES.md)." }
        return "## The rules\n\n" + (habits + clauses).joined(separator: "\n")
    }

    private func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

    private func rule(_ count: Int) -> String { "|" + String(repeating: "---|", count: count) }
}
