// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice

/// What the flags of `run` and `compare` change in a scenario.
struct ReplayOptions {
    var os: IOSVersion?
    var flow: DeviceScenario.Flow?
    var sdkVersions: [String: String] = [:]
    /// Switches of the phone, each as NAME=VALUE; they win over the scenario's own, also with a default value.
    var switches: [String] = []
    /// Switches of providers' SDKs, by name.
    var sdkSwitches: [String: String] = [:]
    var language: PromptLanguage?

    /// The scenario with the flags applied.
    func applied(to scenario: DeviceScenario) throws(DeviceInputError) -> DeviceScenario {
        var result = scenario
        if let os { result.device.os = os }
        if let flow { result.app.flow = flow }
        if let language { result.device.language = language }
        for (id, version) in sdkVersions { result.app.sdkVersions[id] = version }
        for text in switches {
            do {
                try result.switches.set(parsing: text)
            } catch {
                throw DeviceInputError(.invalidValue, error.message)
            }
        }
        return result
    }
}
