// SPDX-License-Identifier: Apache-2.0

import GeoProvider

/// A world whose providers come wrapped.
final class WrappedWorld: ContractWorld {
    let inner: any ContractWorld
    private let wrap: (any LocationProvider, ProviderEnvironment) -> any LocationProvider

    init(
        _ world: any ContractWorld,
        wrap: @escaping (any LocationProvider, ProviderEnvironment) -> any LocationProvider
    ) {
        inner = world
        self.wrap = wrap
    }

    var controls: ContractControls { inner.controls }
    var environment: ProviderEnvironment { inner.environment }
    var prompts: [ContractPrompt] { inner.prompts }
    var isLocating: Bool { inner.isLocating }
    var journal: [String] { inner.journal }

    func makeProvider() throws -> any LocationProvider { wrap(try inner.makeProvider(), inner.environment) }
    func call<Value>(_ body: () throws -> Value) rethrows -> Value { try inner.call(body) }
    func advance(by seconds: Double) { inner.advance(by: seconds) }
    func perform(_ action: ContractAction) throws { try inner.perform(action) }
    func note(_ step: String) { inner.note(step) }
}
