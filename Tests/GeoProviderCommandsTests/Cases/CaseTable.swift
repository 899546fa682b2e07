// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import GeoProviderCommands

/// The case bank: bug situations that others have reported, and where each of them must be reproduced.
enum CaseTable {
    /// The situations that are scenarios under `Examples/Scenarios/cases`, by id; B37 is an exit test.
    static let ids = [
        "B01", "B03", "B05", "B07", "B09", "B11", "B13", "B15", "B17", "B19", "B21", "B23", "B25", "B27", "B29", "B31",
        "B33", "B35", "B39", "B41", "B43", "B45", "B47", "B49", "B51", "B53", "B55", "B57",
    ]

    /// The contested points, by id, each in both settings under `Examples/Scenarios/contested`.
    static let points = ["C01", "C02", "C03", "C04", "C05", "C06", "C07", "C08", "C10", "C11", "C12"]

    /// The providers that a scenario, or all of an id, is about; all others are about every provider.
    static let providers = [
        "B03": ["amap"], "B25": ["native"], "B49-c": ["native"], "B49-h": ["native"], "B51-a": ["tencent", "amap"],
        "B51-d": ["tencent", "amap"], "B55-a": ["amap", "tencent"], "B55-d": ["amap", "tencent"],
        "B55-e": ["amap", "tencent"], "B55-f": ["native"], "B57": ["amap"], "C06": ["native"],
    ]

    /// The iOS versions on which the same must hold, besides the scenario's own.
    static let versions = [
        "B01": ["11", "12.4", "13", "17.4", "18", "26"], "B03-a": ["11", "12.4", "13", "14", "18"],
        "B03-d": ["11", "12.4", "13", "14", "18"], "B07": ["15.1", "16.4"], "B09-a": ["12.4"], "B09-c": ["12.4"],
        "B11": ["13", "14", "17.4", "18"], "B13": ["13.4", "14", "17.4", "18"], "B15-a": ["13.1", "13.3"],
        "B15-b": ["13.7", "14", "17.4", "18", "26"], "B15-c": ["13.0", "13.1"], "B19": ["14", "17.4", "18"],
        "B21": ["15.1", "17.4", "18"], "B25": ["15.1", "17.4"], "B27": ["15.1", "17.4", "18"],
        "B29": ["14", "15.1", "18"], "B31": ["16.4", "17.4", "18"], "B33-b": ["13", "14", "18"],
        "B33-d": ["12.4", "13", "14", "18"], "B33-e": ["13", "14", "18"], "B35": ["15.1", "17.4", "18"],
        "B39": ["9.3", "12.4", "13", "14", "17.4", "18"], "B43": ["12.4", "13", "17.4", "18", "26"],
        "B47": ["10", "12.4", "13", "17.4"], "B51-a": ["12.4", "17.4"], "B51-b": ["12.4", "17.4"],
        "B51-c": ["12.4", "17.4"], "B57": ["12.4", "17.4"],
    ]

    /// The entry of a table for a scenario: its own, or that of its id.
    static func entry(_ name: String, in table: [String: [String]]) -> [String]? {
        table[name] ?? table[String(name.prefix(3))]
    }

    /// The providers that a scenario is about.
    static func providers(of name: String) -> [String] {
        entry(name, in: providers) ?? ["native", "amap", "tencent"]
    }

    /// Where a scenario must meet its expectations: with each provider on the scenario's iOS version, and with the first of
    /// them on the others.
    static func runs(of name: String) -> [(provider: String, os: String?)] {
        let providers = providers(of: name)
        return providers.map { ($0, nil) } + (entry(name, in: versions) ?? []).map { (providers[0], $0) }
    }

    /// What a scenario is found to miss, by provider and iOS version.
    static func misses(of name: String, in folder: String) throws -> [String] {
        let scenario = try ScenarioRun(path: ScenarioFiles.url("\(folder)/\(name)").path)
        return try runs(of: name).compactMap { provider, os in
            let record = try scenario.record(provider: provider, os: os)
            return record.meetsExpectations ? nil : "\(provider) \(os ?? "")\n\(record.text(on: Page()))"
        }
    }
}
