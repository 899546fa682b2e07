// SPDX-License-Identifier: Apache-2.0

import GeoProvider

/// A world whose providers come wrapped.
final class WrappedWorld: ContractWorld {
    private let world: any ContractWorld
    private let wrap: (any LocationProvider, ProviderEnvironment) -> any LocationProvider

    init(
        _ world: any ContractWorld,
        wrap: @escaping (any LocationProvider, ProviderEnvironment) -> any LocationProvider
    ) {
        self.world = world
        self.wrap = wrap
    }

    var controls: ContractControls { world.controls }
    var environment: ProviderEnvironment { world.environment }
    var prompts: [ContractPrompt] { world.prompts }
    var isLocating: Bool { world.isLocating }
    var journal: [String] { world.journal }

    func makeProvider() throws -> any LocationProvider { wrap(try world.makeProvider(), world.environment) }
    func call<Value>(_ body: () throws -> Value) rethrows -> Value { try world.call(body) }
    func advance(by seconds: Double) { world.advance(by: seconds) }
    func perform(_ action: ContractAction) throws { try world.perform(action) }
    func note(_ step: String) { world.note(step) }
}
