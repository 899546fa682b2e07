// SPDX-License-Identifier: Apache-2.0

import ProviderContract

extension ExplorationVerdict {
    func text(on page: Page) -> String {
        var page = page
        for exploration in explorations {
            page.addGap()
            add(exploration, to: &page)
        }
        page.addGap()
        for bound in bounds { page.add(bound, indent: 2, lead: "· ", style: .faint) }
        return page.text
    }

    private func add(_ exploration: ContractExploration, to page: inout Page) {
        let title = page.styled(
            "\(exploration.provider) on iOS \(exploration.rules)",
            exploration.isGood ? .green : .red
        )
        let end = exploration.isClosed ? "everything tried" : "not everything tried, see below"
        page.add("\(title): \(end)")
        page.add(
            "\(CommandText.count(exploration.worlds.count, "world")), \(CommandText.grouped(exploration.states)) states, "
                + "\(CommandText.grouped(exploration.transitions)) transitions; "
                + "\(CommandText.grouped(exploration.replayedEvents)) events in "
                + "\(CommandText.grouped(exploration.replays)) replays of "
                + "\((exploration.meanPathLength * 10).rounded() / 10) steps on average",
            indent: 2
        )
        let allowed = exploration.allowedGoals
        let reached = exploration.reachedGoals
        page.add("\(allowed.count { reached.contains($0) }) of \(allowed.count) goals reached", indent: 2)
        if !exploration.isGood || !exploration.isWhole {
            let missing = allowed.filter { !reached.contains($0) }.map(\.description)
            let style: TextStyle = exploration.missedGoals.isEmpty ? .faint : .red
            if !missing.isEmpty { page.add("never: " + missing.joined(separator: ", "), indent: 4, style: style) }
        }
        page.addGap()
        addTable(of: exploration, to: &page)
        for violation in exploration.shortestViolations { add(violation, to: &page) }
    }

    private func addTable(of exploration: ContractExploration, to page: inout Page) {
        let rows = exploration.worldsByKeys.map { keys, worlds in
            [
                keys.isEmpty ? "no usage text" : keys.sorted().map(\.brief).joined(separator: ", "),
                CommandText.grouped(worlds.reduce(0) { $0 + $1.states }),
                CommandText.grouped(worlds.reduce(0) { $0 + $1.transitions }),
                worlds.allSatisfy(\.isClosed) ? "closed" : "open",
            ]
        }
        page.addTable([["usage texts", "states", "transitions", ""]] + rows, indent: 2) { row, _ in
            row == 0 ? .faint : nil
        }
    }

    private func add(_ violation: ContractExploration.Violation, to page: inout Page) {
        page.addGap()
        page.add("\(violation.invariant.rawValue): \(violation.message)", indent: 2, style: .red)
        for (number, step) in violation.steps.enumerated() {
            page.add(step, indent: 8, lead: "    \(number + 1).")
        }
    }
}
