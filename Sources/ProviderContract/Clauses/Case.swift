// SPDX-License-Identifier: Apache-2.0

import GeoProvider

/// A case of a clause: how its world starts, what it does to it, and how it finds out.
struct Case: Sendable {
    let name: String
    let setUp: ContractSetUp
    let needs: ContractControls
    let unless: ProviderCapabilities
    /// What is probably wrong where this case fails; nil where it is what the clause says.
    let mistake: String?
    let body: @Sendable (Scene) throws -> Void

    init(
        _ name: String,
        _ setUp: ContractSetUp = ContractSetUp(),
        needs: ContractControls = [],
        unless: ProviderCapabilities = [],
        mistake: String? = nil,
        body: @escaping @Sendable (Scene) throws -> Void
    ) {
        self.name = name
        self.setUp = setUp
        self.needs = needs
        self.unless = unless
        self.mistake = mistake
        self.body = body
    }
}
