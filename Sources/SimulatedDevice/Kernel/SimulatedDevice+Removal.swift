// SPDX-License-Identifier: Apache-2.0

package import PermissionRules

extension SimulatedDevice {
    /// Whether a rule of the ledger has its effect.
    ///
    /// It always has, but for the tests that take each rule away in turn and see that somebody notices.
    package func keeps(_ rule: BehaviourRule) -> Bool { !removesRules || configuration.switches.keeps(rule) }
}
