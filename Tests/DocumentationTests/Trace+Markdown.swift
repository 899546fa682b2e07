// SPDX-License-Identifier: Apache-2.0

extension Trace {
    /// The document `Documentation/TRACE.md`.
    var markdown: String {
        let open = rows.filter { $0.evidence == 0 }
        let partial = rows.filter { $0.evidence > 0 && $0.open != nil }
        let shown = rows.count - open.count - partial.count
        let head = """
            # Requirements, and what shows them

            Generated from `trace.json` by `UPDATE_TRACE=1 swift test --filter TraceTests`; do not edit. A row counts as \
            shown only by a test or a scenario that fails when the package stops doing it, or by a program that prints it. Clauses of the \
            contract that cite a row are named beside it; they hold for every provider.

            \(rows.count) requirements: \(shown) shown, \(partial.count) shown in part, \(open.count) open.


            """
        let list = (open + partial).map { "- \($0.id): \($0.open ?? "")\n" }
        let sections = rows.map(section).joined(separator: "\n")
        return head + "## Open\n\n" + list.joined() + "\n" + sections
    }

    private func section(_ row: Row) -> String {
        var lines = ["## \(row.id)", "", row.statement, ""]
        for file in row.tests ?? [] {
            let title = file.file.split(separator: "/").last.map(String.init) ?? file.file
            for name in file.names { lines.append("- test [\(title)](../\(file.file)): \(name)") }
        }
        for name in row.scenarios ?? [] {
            lines.append("- scenario [\(name).json](../Examples/Scenarios/\(name).json)")
        }
        for name in row.programs ?? [] { lines.append("- program [\(name)](../Examples/Sources/\(name))") }
        if let cited = clauses[row.id] { lines.append("- clauses \(cited.sorted().joined(separator: ", "))") }
        if let open = row.open { lines.append("- open: \(open)") }
        return lines.joined(separator: "\n") + "\n"
    }
}
