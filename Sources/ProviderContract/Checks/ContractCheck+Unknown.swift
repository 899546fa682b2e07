// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

extension ContractCheck {
    /// A check that stands for a name that fits none: it fails, whatever the provider does.
    static func unknown(_ name: String) -> ContractCheck {
        let clauses = ProviderContract.clauses.map(\.id)
        let chapter = name.prefix { $0 != "-" }
        let near = ProviderContract.allChecks.map(\.id).filter { $0.hasPrefix(chapter + "-") }
        let known = near.isEmpty ? clauses : near
        return ContractCheck(
            clause: ContractClause(
                name,
                .must,
                "A name that chooses checks fits at least one.",
                source: "The contract's own rule: a run that checks nothing does not pass.",
                likelyMistake: "A misspelt id; possible here are \(known.joined(separator: ", "))."
            ),
            name: "unknown",
            setUp: ContractSetUp(),
            needs: []
        ) { _ in
            throw Violation(expected: "“\(name)” names a check or a clause", observed: "nothing is called like this")
        }
    }
}
