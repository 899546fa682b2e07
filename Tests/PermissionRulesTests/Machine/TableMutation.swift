// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import Testing

/// A row of one of the permission tables.
protocol TableRow {
    var ledger: LedgerRow { get }
}

extension UsageTextRequirement: TableRow {}
extension RequestRule: TableRow {}
extension AnswerRule: TableRow {}
extension PromptRule: TableRow {}
extension StatusRule: TableRow {}
extension AccuracyRule: TableRow {}
extension SettingsRule: TableRow {}
extension LapseRule: TableRow {}
extension TemporaryAccuracyRule: TableRow {}
extension SystemPromptRule: TableRow {}
extension AppChangeRule: TableRow {}

/// Changes one row at a time and compares all cells of its table.
struct TableMutation<Row: TableRow, Cell, Outcome: Equatable> {
    /// The table.
    let rows: WritableKeyPath<PermissionTable, [Row]>
    /// The switch positions to try.
    var positions: [SwitchSettings] = [SwitchSettings()]
    /// The kinds of app to try.
    var builds: [AppBuild] = [.current]
    /// The cells of the table.
    let cells: [Cell]
    /// Gives a row an effect that no row of the table has in any of its cells.
    let change: (inout Row) -> Void
    /// What a machine does in a cell, and the id of the row that says so.
    let decide: (PermissionMachine, Cell) -> (rule: String?, outcome: Outcome)

    /// Expects that each changed row changes the cells it decides, at least one, and no others.
    func expectEachRowToDecideItsCells(at location: SourceLocation = #_sourceLocation) {
        let machines = positions.flatMap { position in
            builds.flatMap { build in
                RuleSet.all.map { PermissionMachine($0, switches: position, build: build) }
            }
        }
        let standard = machines.map { machine in cells.map { decide(machine, $0) } }
        for index in PermissionTable.standard[keyPath: rows].indices {
            var table = PermissionTable.standard
            change(&table[keyPath: rows][index])
            let id = table[keyPath: rows][index].ledger.id
            var decided = 0
            var wrong = 0
            for (machine, before) in zip(machines, standard) {
                let changed = PermissionMachine(
                    machine.rules,
                    switches: machine.switches,
                    build: machine.build,
                    table: table
                )
                for (cell, old) in zip(cells, before) {
                    let isOwn = old.rule == id
                    let isChanged = decide(changed, cell).outcome != old.outcome
                    decided += isOwn ? 1 : 0
                    wrong += isChanged == isOwn ? 0 : 1
                }
            }
            #expect(decided > 0, "\(id) decides no cell", sourceLocation: location)
            #expect(wrong == 0, "changing \(id) changed other cells than its own", sourceLocation: location)
        }
    }
}
