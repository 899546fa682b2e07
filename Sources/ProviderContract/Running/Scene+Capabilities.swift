// SPDX-License-Identifier: Apache-2.0

import GeoProvider

extension Scene {
    /// Gives up where the provider does not declare what a case needs beyond its clause.
    func require(_ capabilities: ProviderCapabilities) throws {
        let missing = capabilities.subtracting(provider.descriptor.capabilities)
        if !missing.isEmpty { throw Skip(reason: "the provider does not declare \(missing)") }
    }

    /// The errors told to the delegate, as text.
    var errorsTold: String {
        app.errors.isEmpty ? "no error is told" : app.errors.map { "told: \($0.value)" }.joined(separator: "; ")
    }
}
