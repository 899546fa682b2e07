// SPDX-License-Identifier: Apache-2.0

/// Which mutant was noticed by which check: the proof that the suite has teeth, and that every check is needed.
public struct ContractKillMatrix: Sendable, Hashable {
    /// One mutant and the checks that noticed it.
    public struct Row: Sendable, Hashable {
        /// The mutant's name.
        public let name: String
        /// Whether it had to be noticed.
        public let kind: ContractMutant.Kind
        /// Where its fault lies.
        public let layer: String
        /// The ids of the checks that noticed it, in the order of the contract.
        public let killedBy: [String]

        /// The first of them.
        public var firstKilledBy: String? { killedBy.first }
    }

    /// A row for each mutant that can show in this provider, in the order given.
    public let rows: [Row]
    /// The ids of the checks that the honest provider passes, in the order of the contract.
    public let passed: [String]

    init(rows: [Row], passed: [String]) {
        self.rows = rows
        self.passed = passed
    }

    /// The mutants that no check noticed.
    public var survivors: [String] {
        rows.filter { $0.kind == .mutant && $0.killedBy.isEmpty }.map(\.name)
    }

    /// The harmless variants that a check rejected, with the first one that did.
    public var rejected: [String] {
        rows.filter { $0.kind == .harmless }.compactMap { row in
            row.firstKilledBy.map { "\(row.name) by \($0)" }
        }
    }

    /// The checks that are the first to notice no mutant, and so are not needed or have no mutant yet.
    public var idleChecks: [String] {
        let first = Set(rows.filter { $0.kind == .mutant }.compactMap(\.firstKilledBy))
        return passed.filter { !first.contains($0) }
    }

    /// Whether every mutant is noticed, every harmless variant accepted, and every check the first for some mutant.
    public var isGood: Bool { !passed.isEmpty && survivors.isEmpty && rejected.isEmpty && idleChecks.isEmpty }
}

extension ContractKillMatrix: CustomStringConvertible {
    /// The matrix for people: a line each for the mutants with the first check that noticed them, then what is wrong.
    public var description: String {
        let width = rows.map(\.name.count).max() ?? 0
        var lines = rows.map { row in
            let name = row.name + String(repeating: " ", count: width - row.name.count)
            let further = row.killedBy.count > 1 ? " and \(row.killedBy.count - 1) more" : ""
            return "\(row.kind.rawValue) \(name)  \(row.firstKilledBy.map { "killed by \($0)\(further)" } ?? "alive")"
        }
        lines += survivors.map { "not noticed: \($0)" }
        lines += rejected.map { "wrongly rejected: \($0)" }
        lines += idleChecks.map { "notices nothing first: \($0)" }
        return lines.joined(separator: "\n")
    }
}
