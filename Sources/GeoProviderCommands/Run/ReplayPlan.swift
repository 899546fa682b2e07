// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// A scenario with everything a replay of it needs besides the provider.
struct ReplayPlan {
    /// The scenario, the flags of the command line applied.
    let scenario: DeviceScenario
    /// The providers that it may name.
    let registrations: [ProviderRegistration]
    /// The positions of SDKs' switches that the command line set, by name.
    let sdkSwitches: [String: String]

    init(_ scenario: DeviceScenario, _ options: ReplayOptions, registrations: [ProviderRegistration]) throws {
        self.scenario = try options.applied(to: scenario)
        self.registrations = registrations
        sdkSwitches = options.sdkSwitches
    }

    /// What ran, as the output's `parameters`, the switches of SDKs among them.
    var parameters: DeviceJSON {
        guard case .object(let members) = scenario.parameters else { return scenario.parameters }
        let set = registrations.reduce(into: sdkSwitches) { $0.merge(switches(of: $1)) { flag, _ in flag } }
        let added = set.sorted { $0.key < $1.key }.map { DeviceJSON.Member($0.key, .string($0.value)) }
        return .object(
            members.map { member in
                guard member.key == "switches", case .object(let own) = member.value else { return member }
                return DeviceJSON.Member(member.key, .object(own + added))
            }
        )
    }

    /// What the plan says about a provider's SDK.
    func setup(of registration: ProviderRegistration) -> ProviderSetup {
        var settings = scenario.app.sdk[registration.id] ?? [:]
        if case .object(let members) = settings { settings = .object(members.filter { $0.key != Self.switchesKey }) }
        let flags = sdkSwitches.filter { registration.switchNames.contains($0.key) }
        return ProviderSetup(
            sdkVersion: scenario.app.sdkVersions[registration.id],
            settings: settings,
            switches: flags.merging(switches(of: registration)) { flag, _ in flag }
        )
    }

    /// The setting of `app.sdk` that sets switches of the SDK by their names in the ledger; flags win.
    private static let switchesKey = "switches"

    private func switches(of registration: ProviderRegistration) -> [String: String] {
        guard case .object(let members)? = scenario.app.sdk[registration.id]?[Self.switchesKey] else { return [:] }
        return Dictionary(members.map { ($0.key, $0.value.plain) }, uniquingKeysWith: { _, last in last })
    }
}
