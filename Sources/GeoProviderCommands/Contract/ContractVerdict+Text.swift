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
        page.add("Contract \(ProviderContract.version), digest \(digest)", indent: 0, style: .faint)
        if let seconds {
            page.add("\((seconds * 1000).rounded() / 1000) seconds of the processor", indent: 0, style: .faint)
        }
        return page.text
    }

    private func add(_ report: ContractReport, to page: inout Page) {
        page.addGap()
        page.add(page.styled(report.provider, report.isGood ? .green : .red) + ": \(report.totals)")
        if report.totals.executed == 0 {
            page.add("No check came to a judgement, so nothing is shown: this counts as falling short.", indent: 2)
        }
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

    private func add(_ mutants: MutantVerdict, to page: inout Page) {
        page.addGap()
        let killed = mutants.rows.filter { $0.kind == .mutant && !$0.killedBy.isEmpty }.count
        let all = mutants.rows.filter { $0.kind == .mutant }.count
        let harmless = mutants.rows.count - all
        page.add(
            "Mutants: \(killed) of \(all) noticed; harmless variants: \(harmless - mutants.rejected.count) of "
                + "\(harmless) accepted.",
            indent: 0,
            style: mutants.isGood ? .green : .red
        )
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
