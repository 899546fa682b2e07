// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice

/// What the flags of `run` and `compare` change in a scenario.
struct ReplayOptions {
    var os: IOSVersion?
    var flow: DeviceScenario.Flow?
    var sdkVersions: [String: String] = [:]
    var switches = SwitchSettings()
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
        for (name, value) in switches.differences {
            do {
                try result.switches.set(name, to: value)
            } catch {
                throw DeviceInputError(.invalidValue, error.message)
            }
        }
        return result
    }
}
