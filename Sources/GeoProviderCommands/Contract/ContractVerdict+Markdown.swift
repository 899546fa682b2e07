// SPDX-License-Identifier: Apache-2.0

import ProviderContract

extension ContractVerdict {
    /// The verdict as Markdown, for a summary on a code host.
    var markdown: String {
        var lines = ["# Provider contract \(ProviderContract.version)", "", "Digest `\(digest)`."]
        for report in reports {
            lines += [
                "", "## \(report.provider)", "", "\(report.isGood ? "Good" : "**Falls short**"): \(report.totals).", "",
            ]
            lines += ["| outcome | check | where |", "|---|---|---|"]
            lines += CheckLine.lines(of: report).map { "| \($0.word) | \($0.id) | \(Self.cell($0.detail)) |" }
            for failure in report.failures {
                lines += ["", "```", failure.message ?? failure.id, "```"]
            }
        }
        if let mutants { lines += Self.lines(of: mutants) }
        return lines.joined(separator: "\n")
    }

    private static func lines(of mutants: MutantVerdict) -> [String] {
        ["", "## Mutants", "", "| kind | mutant | layer | noticed first by | by how many |", "|---|---|---|---|---|"]
            + mutants.rows.map { row in
                "| \(row.kind.rawValue) | \(row.name) | \(row.layer) | \(row.firstKilledBy ?? "–") | \(row.killedBy.count) |"
            }
            + (mutants.survivors + mutants.rejected + mutants.idleChecks).map { "\n**Wrong:** \($0)" }
    }

    /// A text in a cell of a table.
    private static func cell(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("|", with: "\\|").replacing("\n", with: " ")
    }
}
