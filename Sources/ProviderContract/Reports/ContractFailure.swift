// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// A check that is red, with everything a stranger needs to act on it.
///
/// Its description starts with the clause's id, so that test reports name the clause.
public struct ContractFailure: Error, Sendable, CustomStringConvertible {
    /// The results that are red; at least one.
    public let results: [ContractResult]

    /// The first red result's text, and the rule sets on which the check is red too.
    public var description: String {
        let text = results.first?.message ?? ""
        guard results.count > 1 else { return text }
        return text + "\n  also on     rule sets " + results.dropFirst().map(\.rules.name).joined(separator: ", ")
    }
}
