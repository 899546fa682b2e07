// SPDX-License-Identifier: Apache-2.0

import ProviderContract

extension ContractVerdict {
    /// The verdict as Markdown, for a pull request or a summary on a code host: what counts first, the rest folded.
    var markdown: String {
        var lines = ["# Provider contract \(version)", ""]
        lines += [
            "| provider | standing | executed | passed | failed | advised | skipped | known deviations |",
            "|---|---|--:|--:|--:|--:|--:|--:|",
        ]
        lines += reports.map(Self.row)
        lines += ["", "Digest `\(digest)`."]
        lines += reports.flatMap(Self.lines)
        if let mutants { lines += Self.lines(of: mutants) }
        return lines.joined(separator: "\n")
    }

    private static func row(of report: ContractReport) -> String {
        let totals = report.totals
        let cells = [
            cell(report.provider), word(for: report.standing),
            "\(totals.executed) of \(totals.applicable)", "\(totals[.passed])",
            "\(totals[.failed] + totals[.suiteError])", "\(totals[.advised])", "\(totals[.skipped])",
            "\(totals[.disabled])",
        ]
        return "| " + cells.joined(separator: " | ") + " |"
    }

    private static func word(for standing: ContractStanding) -> String {
        standing == .passing ? standing.rawValue : "**\(standing.rawValue)**"
    }

    private static func lines(of report: ContractReport) -> [String] {
        var lines = ["", "## \(cell(report.provider)): \(report.standing.rawValue)", "", "`\(report.badge)`"]
        if let shortfall = report.shortfall { lines += ["", shortfall] }
        let checks = CheckLine.lines(of: report)
        for failure in failures(of: report, checks) {
            lines += ["", "**FAILED** \(cell(failure.head))", ""] + fenced(failure.text)
        }
        lines += ["", "<details><summary>\(checks.count) checks</summary>", ""]
        lines += ["| outcome | check | where |", "|---|---|---|"]
        lines += checks.map { "| \($0.word) | \($0.id) | \(cell($0.detail)) |" }
        return lines + ["", "</details>"]
    }

    /// The first red result of each check, so that one fault is told once and not for each rule set.
    private static func failures(of report: ContractReport, _ checks: [CheckLine]) -> [(head: String, text: String)] {
        checks.filter(\.outcome.isFailure).compactMap { check in
            guard let first = report.failures.first(where: { $0.id == check.id }) else { return nil }
            return ("\(check.id), \(check.detail)", first.message ?? first.id)
        }
    }

    private static func lines(of mutants: MutantVerdict) -> [String] {
        let faults =
            mutants.survivors.map { "Not noticed: \($0)" } + mutants.rejected.map { "Wrongly rejected: \($0)" }
            + mutants.idleChecks.map { "Is the first to notice nothing: \($0)" }
        var lines = ["", "## Mutants: \(mutants.isGood ? "good" : "**falls short**")", "", mutants.summary]
        if !faults.isEmpty { lines += [""] + faults.map { "- **\(cell($0))**" } }
        lines += ["", "<details><summary>\(mutants.rows.count) mutants</summary>", ""]
        lines += ["| kind | mutant | layer | noticed first by | by how many |", "|---|---|---|---|--:|"]
        lines += mutants.rows.map { row in
            "| \(row.kind.rawValue) | \(cell(row.name)) | \(row.layer) | \(row.firstKilledBy ?? "–") | \(row.killedBy.count) |"
        }
        return lines + ["", "</details>"]
    }

    /// A text as it is, between fences that do not occur in it.
    private static func fenced(_ text: String) -> [String] {
        var fence = "```"
        while text.contains(fence) { fence += "`" }
        return [fence + "text", text, fence]
    }

    /// A text in a line or in a cell of a table, in which nothing is markup.
    private static func cell(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "\n", "\r\n", "\r": result += " "
            case "<": result += "&lt;"
            case "&": result += "&amp;"
            case "\\", "|", "*", "_", "`", "[", "]": result += "\\\(character)"
            default: result.append(character)
            }
        }
        return result
    }
}
