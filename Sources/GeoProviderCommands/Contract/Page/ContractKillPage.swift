// SPDX-License-Identifier: Apache-2.0

import ProviderContract

/// A kill matrix as a part of a page of HTML: a drawing for the eye, and a table that says the same in words.
struct ContractKillPage {
    let mutants: MutantVerdict
    /// The ids of the checks that noticed something, in the order of the contract.
    private let columns: [String]

    /// The size of a square of the drawing.
    private static let size = 6

    init(mutants: MutantVerdict) {
        self.mutants = mutants
        let busy = Set(mutants.rows.flatMap(\.killedBy))
        columns = ProviderContract.allChecks.map(\.id).filter(busy.contains)
    }

    /// The part of the page.
    var text: String {
        let rows = mutants.rows.map(row).joined(separator: "\n")
        let faults =
            mutants.survivors.map { "Not noticed: \($0)" } + mutants.rejected.map { "Wrongly rejected: \($0)" }
            + mutants.idleChecks.map { "Is the first to notice nothing: \($0)" }
        let list = faults.map { "<li>\(HTMLText.escaped($0))</li>" }.joined()
        return """
            <section id="mutants">
            <h2>Mutants <span class="pill \(mutants.isGood ? "passing" : "failing")">\
            \(mutants.isGood ? "good" : "falls short")</span></h2>
            <p>\(HTMLText.escaped(mutants.summary))</p>
            \(faults.isEmpty ? "" : "<ul class=\"note\">\(list)</ul>")
            \(drawing)
            <table class="mutants">
            <thead><tr><th scope="col">Mutant</th><th scope="col">Kind</th><th scope="col">Layer</th>\
            <th scope="col">Noticed first by</th><th scope="col">Noticed by</th></tr></thead>
            <tbody>
            \(rows)
            </tbody>
            </table>
            </section>
            """
    }

    private func row(_ row: MutantVerdict.Row) -> String {
        let isRight = row.killedBy.isEmpty == (row.kind == .harmless)
        let unnoticed = row.kind == .harmless ? "accepted" : "ALIVE"
        let first = row.firstKilledBy.map { "<code>\(HTMLText.escaped($0))</code>" } ?? unnoticed
        let all = row.killedBy.map { "<code>\(HTMLText.escaped($0))</code>" }.joined(separator: ", ")
        let further =
            row.killedBy.count > 1
            ? "<details><summary>\(row.killedBy.count) checks</summary>\(all)</details>"
            : row.killedBy.isEmpty ? "no check" : "1 check"
        return "<tr\(isRight ? "" : " class=\"wrong\"")><th scope=\"row\">\(HTMLText.escaped(row.name))</th>"
            + "<td data-label=\"Kind\">\(row.kind.rawValue)</td><td data-label=\"Layer\">\(HTMLText.escaped(row.layer))</td>"
            + "<td data-label=\"First\">\(first)</td><td data-label=\"Noticed by\">\(further)</td></tr>"
    }

    /// A square for each mutant and check that noticed it; the first check of a mutant stands out.
    private var drawing: String {
        guard !columns.isEmpty else { return "" }
        let places = Dictionary(columns.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let size = Self.size
        var first = ""
        var others = ""
        for (y, row) in mutants.rows.enumerated() {
            for id in row.killedBy {
                guard let x = places[id] else { continue }
                let square = "M\(x * size) \(y * size)h\(size - 1)v\(size - 1)h-\(size - 1)z"
                if id == row.firstKilledBy { first += square } else { others += square }
            }
        }
        let width = columns.count * size
        let height = mutants.rows.count * size
        return """
            <figure>
            <div class="scroll" tabindex="0" role="group" aria-label="Kill matrix">
            <svg viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" role="img" \
            aria-label="\(mutants.rows.count) mutants by \(columns.count) checks; the table below says the same">
            \(chapters(height: height))
            <path class="kill" d="\(others)"/><path class="first" d="\(first)"/>
            </svg>
            </div>
            <figcaption>A row for each mutant, a column for each check, in the order of the contract; the check that \
            notices a mutant first stands out. Lines part the chapters: \(chapterNames).</figcaption>
            </figure>
            """
    }

    private var chapterStarts: [(name: String, column: Int)] {
        var starts: [(name: String, column: Int)] = []
        for (column, id) in columns.enumerated() {
            let name = String(id.prefix { $0 != "-" })
            if starts.last?.name != name { starts.append((name, column)) }
        }
        return starts
    }

    private var chapterNames: String { HTMLText.escaped(chapterStarts.map(\.name).joined(separator: ", ")) }

    private func chapters(height: Int) -> String {
        let lines = chapterStarts.dropFirst().map { "M\($0.column * Self.size) 0v\(height)" }.joined()
        return "<path class=\"chapter\" d=\"\(lines)\"/>"
    }
}
