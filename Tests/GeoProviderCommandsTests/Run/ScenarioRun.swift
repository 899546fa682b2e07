// SPDX-License-Identifier: Apache-2.0

import Foundation
import PermissionRules
import SimulatedDevice
import Testing

@testable import GeoProviderCommands

/// A scenario that is read once and replayed with many providers and on many phones, as `run` replays it.
struct ScenarioRun {
    private let scenario: DeviceScenario

    /// Reads a file.
    init(path: String) throws { scenario = try DeviceScenario(contentsOf: path) }

    /// Reads the scenario that an object is.
    init(object: [String: Any]) throws {
        let data = try JSONSerialization.data(withJSONObject: object)
        scenario = try DeviceScenario(json: Array(data), file: "one.json")
    }

    /// What comes of it; nil stands for the scenario's own provider, iOS version or flow.
    func record(
        provider: String? = nil,
        os: String? = nil,
        flow: DeviceScenario.Flow? = nil,
        isNaive: Bool = false
    ) throws -> RunRecord {
        let providers = [ProviderRegistration].standard
        let options = ReplayOptions(os: try os.map { try IOSVersion(parsing: $0) }, flow: flow)
        let plan = try ReplayPlan(scenario, options, registrations: providers)
        let registration = try ReplayFlags.provider(provider ?? scenario.app.provider, among: providers)
        return try ScenarioReplay.run(plan, on: isNaive ? #require(registration.naive) : registration)
    }
}
