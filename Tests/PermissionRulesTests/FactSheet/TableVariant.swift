// SPDX-License-Identifier: Apache-2.0

import PermissionRules

/// The standard table with the effect of one row turned into another.
struct TableVariant: Sendable {
    /// The row.
    let id: String
    /// The table.
    let table: PermissionTable

    /// One variant for each row of each table, in the tables' order.
    static let all: [TableVariant] =
        each(\.usageTexts) { $0.required = [] }
        + each(\.requests) { row in
            if case .nothing = row.effect {
                row.effect = .prompt(.servicesOff, text: nil)
            } else {
                row.effect = .nothing(console: false)
            }
        }
        + each(\.answers) { row in
            let refuses = row.effect.grant == .denied
            row.effect = AnswerEffect(grant: refuses ? .whenInUse : .denied)
        }
        + each(\.prompts) { $0.options.removeLast() }
        + each(\.statuses) { $0.status = $0.status == .denied ? .notDetermined : .denied }
        + each(\.accuracies) { $0.accuracy = $0.accuracy == .full ? .reduced : .full }
        + each(\.settings) { row in
            switch row.edit {
            case .widgets: row.effect.widgets?.toggle()
            case .precise: row.effect.precise?.toggle()
            default: row.effect.restricted = row.effect.restricted != true
            }
        }
        + each(\.lapses) { row in
            if row.endsTemporaryPrecise {
                row.endsTemporaryPrecise = false
            } else {
                row.grant = row.grant == nil ? .denied : nil
            }
        }
        + each(\.temporaryAccuracy) { $0.effect = $0.effect == .prompt ? .declined : .prompt }
        + each(\.systemPrompts) { $0.prompt = .wirelessData }
        + each(\.changes) { row in
            if row.effect.grant == nil || row.change == .reinstall {
                row.effect.precise?.toggle()
            } else {
                row.effect.grant = nil
            }
        }

    private static func each<Row: TableRow>(
        _ rows: WritableKeyPath<PermissionTable, [Row]>,
        change: (inout Row) -> Void
    ) -> [TableVariant] {
        PermissionTable.standard[keyPath: rows].indices.map { index in
            var table = PermissionTable.standard
            change(&table[keyPath: rows][index])
            return TableVariant(id: table[keyPath: rows][index].ledger.id, table: table)
        }
    }
}
