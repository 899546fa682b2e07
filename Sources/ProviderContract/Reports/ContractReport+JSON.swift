// SPDX-License-Identifier: Apache-2.0

import GeoProvider
public import SimulatedDevice

extension ContractReport {
    /// The report as the command line prints it: `provider`, `checks`, `totals`, `standing`, `badge`.
    public var json: DeviceJSON {
        [
            "provider": .string(provider),
            "checks": .array(results.map(\.json)),
            "totals": totals.json,
            "standing": .string(standing.rawValue),
            "badge": .string(badge),
        ]
    }
}

extension ContractResult {
    /// The result as the command line prints it.
    public var json: DeviceJSON {
        [
            "id": .string(id),
            "clause": .string(clause.id),
            "level": .string(clause.level.rawValue),
            "rules": .string(rules.name),
            "capability": DeviceJSON(clause.capability?.description),
            "outcome": .string(outcome.rawValue),
            "message": DeviceJSON(message),
        ]
    }
}

extension ContractTotals {
    /// The totals as the command line prints them, every outcome with its count.
    public var json: DeviceJSON {
        .object(ContractOutcome.allCases.map { DeviceJSON.Member($0.rawValue, .integer(self[$0])) })
    }
}

extension ContractClause {
    /// The clause as the command line prints it.
    public var json: DeviceJSON {
        [
            "id": .string(id),
            "level": .string(level.rawValue),
            "rules": DeviceJSON(rules.map(\.name)),
            "capability": DeviceJSON(capability?.description),
            "rule": .string(rule),
            "source": .string(source),
            "likelyMistake": .string(likelyMistake),
            "untestedBecause": DeviceJSON(untestedBecause),
            "since": .string(since.description),
        ]
    }
}

extension ContractKillMatrix {
    /// The rows as the command line prints them.
    public var json: DeviceJSON {
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
