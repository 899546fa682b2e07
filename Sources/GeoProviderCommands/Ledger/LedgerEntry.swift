// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice

/// A row of the ledger as it is printed, whichever part of the emulation it comes from.
struct LedgerEntry {
    let id: String
    let area: String
    let statement: String
    let rules: [RuleSet]
    let confidence: RuleConfidence
    let source: String
    let switchName: String?
    /// The switch's value unless told otherwise, in the type that `parameters` of `run` has it in.
    let switchDefault: DeviceJSON

    /// The rows of iOS, then those of the providers' SDKs, each once.
    static func all(providers: [ProviderRegistration]) -> [LedgerEntry] {
        var seen: Set<String> = []
        return (FidelityLedger.rows.map(LedgerEntry.init) + providers.flatMap(\.habits).map(LedgerEntry.init))
            .filter { seen.insert($0.id).inserted }
    }

    private init(_ row: LedgerRow) {
        id = row.id
        area = row.area
        statement = row.statement
        rules = row.rules
        confidence = row.confidence
        source = row.source
        switchName = row.switchName?.rawValue
        switchDefault = row.switchName.map { Self.value(of: RuleSwitch.named($0)) } ?? .null
    }

    private init(_ habit: ProviderHabit) {
        id = habit.id
        area = habit.area
        statement = habit.statement
        rules = RuleSet.all
        confidence = RuleConfidence(rawValue: habit.confidence) ?? .assumed
        source = habit.source
        switchName = habit.switchName
        switchDefault = DeviceJSON(habit.switchDefault)
    }

    private static func value(of entry: RuleSwitch) -> DeviceJSON {
        switch entry.kind {
        case .flag: .bool(entry.defaultValue == "true")
        case .number: Double(entry.defaultValue).map(DeviceJSON.number) ?? .string(entry.defaultValue)
        case .choice: .string(entry.defaultValue)
        }
    }
}
