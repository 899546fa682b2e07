// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import ProviderContract

extension ContractVerdict {
    /// The verdict, made for reading.
    func text(on page: Page) -> String {
        var page = page
        for report in reports { add(report, to: &page) }
        if let mutants { add(mutants, to: &page) }
        page.addGap()
        page.add("Contract \(version), digest \(digest)", indent: 0, style: .faint)
        for report in reports { page.add("\(report.provider), \(report.badge)", indent: 0, style: .faint) }
        if let seconds {
            page.add("\((seconds * 1000).rounded() / 1000) seconds of the processor", indent: 0, style: .faint)
        }
        return page.text
    }

    private func add(_ report: ContractReport, to page: inout Page) {
        page.addGap()
        let head = "\(report.provider): \(report.standing.rawValue), \(report.totals)"
        for (index, line) in LineWrap.lines(head, width: page.width - 2).enumerated() {
            page.add(page.styled((index == 0 ? "" : "  ") + line, style(of: report.standing)))
        }
        if let shortfall = report.shortfall { page.add(shortfall, indent: 2) }
        page.addGap()
        let lines = CheckLine.lines(of: report)
        page.addTable(lines.map { [$0.word, $0.id, $0.detail] }, indent: 2) { row, column in
            column == 0 ? lines[row].style : nil
        }
        for failure in report.failures {
            page.addGap()
            for line in (failure.message ?? failure.id).split(separator: "\n", omittingEmptySubsequences: false) {
                page.add(TerminalText.visible(String(line)))
            }
        }
    }

    private func style(of standing: ContractStanding) -> TextStyle {
        switch standing {
        case .passing: .green
        case .incomplete: .yellow
        case .failing: .red
        }
    }

    private func add(_ mutants: MutantVerdict, to page: inout Page) {
        page.addGap()
        page.add(mutants.summary, indent: 0, style: mutants.isGood ? .green : .red)
        page.addGap()
        page.addTable(
            mutants.rows.map { row in
                let more = row.killedBy.count > 1 ? " and \(row.killedBy.count - 1) more" : ""
                let unnoticed = row.kind == .harmless ? "accepted" : "ALIVE"
                return [row.kind.rawValue, row.name, row.firstKilledBy.map { $0 + more } ?? unnoticed]
            },
            indent: 2
        )
        let faults =
            mutants.survivors.map { "Not noticed: \($0)" } + mutants.rejected.map { "Wrongly rejected: \($0)" }
            + mutants.idleChecks.map { "Is the first to notice nothing: \($0)" }
        if !faults.isEmpty { page.addGap() }
        for fault in faults { page.add(fault, indent: 2, style: .red) }
    }
}
