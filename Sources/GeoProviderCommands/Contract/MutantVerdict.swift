// SPDX-License-Identifier: Apache-2.0

import ProviderContract
import SimulatedDevice

/// The kill matrices of several providers in one: a mutant is dead where every provider it can show in gave it away.
struct MutantVerdict {
    /// One mutant, and the checks that noticed it on any provider.
    struct Row {
        let name: String
        let kind: ContractMutant.Kind
        let layer: String
        /// The ids of the checks, in the order of the contract.
        var killedBy: [String]
        /// The first of them.
        var firstKilledBy: String? { killedBy.first }
    }

    /// A row for each mutant, in the order of the suite.
    let rows: [Row]
    /// The mutants that no check noticed, with the provider.
    let survivors: [String]
    /// The harmless variants that a check rejected, with the provider.
    let rejected: [String]
    /// The checks that are the first to notice no mutant on any provider.
    let idleChecks: [String]

    /// Whether every mutant is noticed, every harmless variant accepted, and every check the first for some mutant.
    var isGood: Bool { !rows.isEmpty && survivors.isEmpty && rejected.isEmpty && idleChecks.isEmpty }

    /// How many mutants were noticed and how many harmless variants accepted, in a sentence.
    var summary: String {
        let mutants = rows.filter { $0.kind == .mutant }
        let killed = mutants.filter { !$0.killedBy.isEmpty }.count
        let harmless = rows.filter { $0.kind == .harmless }
        let accepted = harmless.filter(\.killedBy.isEmpty).count
        return "Mutants: \(killed) of \(mutants.count) noticed; harmless variants: \(accepted) of \(harmless.count) "
            + "accepted."
    }

    /// Puts the matrices of some providers together.
    init(_ matrices: [(provider: String, matrix: ContractKillMatrix)]) {
        let order = Dictionary(
            ProviderContract.allChecks.enumerated().map { ($1.id, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        var rows: [Row] = []
        for row in matrices.flatMap(\.matrix.rows) {
            if let index = rows.firstIndex(where: { $0.name == row.name }) {
                rows[index].killedBy = Set(rows[index].killedBy + row.killedBy).sorted {
                    (order[$0] ?? .max, $0) < (order[$1] ?? .max, $1)
                }
            } else {
                rows.append(Row(name: row.name, kind: row.kind, layer: row.layer, killedBy: row.killedBy))
            }
        }
        self.rows = rows
        survivors = matrices.flatMap { provider, matrix in matrix.survivors.map { "\($0) on \(provider)" } }
        rejected = matrices.flatMap { provider, matrix in matrix.rejected.map { "\($0) on \(provider)" } }
        let busy = Set(
            matrices.flatMap(\.matrix.rows).filter { $0.kind == .mutant }.compactMap(\.firstKilledBy)
        )
        let passed = Set(matrices.flatMap(\.matrix.passed))
        idleChecks = ProviderContract.allChecks.map(\.id).filter { passed.contains($0) && !busy.contains($0) }
    }

    /// The rows as a program reads them.
    var json: DeviceJSON {
        .array(
            rows.map { row in
                [
                    "name": .string(row.name),
                    "kind": .string(row.kind.rawValue),
                    "layer": .string(row.layer),
                    "killedBy": DeviceJSON(row.killedBy),
                    "firstKilledBy": DeviceJSON(row.firstKilledBy),
                ]
            }
        )
    }
}
