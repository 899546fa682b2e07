// SPDX-License-Identifier: Apache-2.0

import PermissionRules

/// The machines of one table with one position of the switches, made when they are wanted.
final class FactMachines {
    private let table: PermissionTable?
    private let switches: SwitchSettings
    private var made: [Key: PermissionMachine] = [:]

    private struct Key: Hashable {
        let rules: RuleSet
        let build: AppBuild
    }

    init(_ table: PermissionTable?, _ switches: SwitchSettings) {
        self.table = table
        self.switches = switches
    }

    func machine(_ rules: RuleSet, _ build: AppBuild) -> PermissionMachine {
        let key = Key(rules: rules, build: build)
        if let machine = made[key] { return machine }
        let machine = PermissionMachine(rules, switches: switches, build: build, table: table)
        made[key] = machine
        return machine
    }
}
