// SPDX-License-Identifier: Apache-2.0

import GeoProvider

/// A change in how a provider behaves, wrapped around any provider; several compose.
///
/// ```swift
/// let lazy = ContractMutation { interposer in
///     interposer.hooks.completion = { result, _, forward in interposer.later(0.3) { forward(result) } }
/// }
/// let subject = lazy.then(.completesTwice).applied(to: honest)
/// ```
public struct ContractMutation: Sendable {
    private let layers: [@Sendable (ContractInterposer) -> Void]

    /// Makes a mutation.
    ///
    /// - Parameter install: Puts hooks into the interposer around one provider; state that it captures is that
    ///   provider's own.
    public init(_ install: @escaping @Sendable (ContractInterposer) -> Void) {
        layers = [install]
    }

    private init(layers: [@Sendable (ContractInterposer) -> Void]) {
        self.layers = layers
    }

    /// The mutation that changes nothing.
    public static let identity = ContractMutation { _ in }

    /// This mutation with another one around it.
    ///
    /// - Parameter outer: What is wrapped around this one.
    /// - Returns: Both.
    public func then(_ outer: ContractMutation) -> ContractMutation {
        ContractMutation(layers: layers + outer.layers)
    }

    /// The subject with the mutation around its providers.
    ///
    /// - Parameter subject: The subject.
    /// - Returns: The changed one, under the same name.
    public func applied(to subject: ContractSubject) -> ContractSubject {
        let layers = layers
        return subject.wrapped(inEachWorld: {
            let siblings = layers.map { _ in ContractInterposer.Siblings() }
            return { provider, environment in
                zip(layers, siblings).reduce(provider) { inner, layer in
                    let interposer = ContractInterposer(inner, environment: environment, siblings: layer.1)
                    layer.0(interposer)
                    return interposer
                }
            }
        })
    }
}
