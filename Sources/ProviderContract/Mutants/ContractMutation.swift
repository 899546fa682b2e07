// SPDX-License-Identifier: Apache-2.0

public import GeoProvider

/// A change in how a provider behaves, wrapped around any provider; several compose.
///
/// ```swift
/// let late = ContractMutation.onAnswer { result, submission in
///     submission.interposer.later(60) { submission.answer(result) }
/// }
/// let subject = late.applied(to: honest)
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

    /// A mutation of what becomes of requests.
    ///
    /// - Parameter body: Gets a request and gives the hold on it.
    /// - Returns: The mutation.
    public static func onRequest(
        _ body: @escaping @Sendable (ContractInterposer.Submission) -> LocationRequestToken
    ) -> ContractMutation {
        ContractMutation { $0.hooks.request = body }
    }

    /// A mutation of what becomes of answers.
    ///
    /// - Parameter body: Gets an answer and the request it belongs to, and answers the app, or does not.
    /// - Returns: The mutation.
    public static func onAnswer(
        _ body: @escaping @Sendable (Result<Location, LocationError>, ContractInterposer.Submission) -> Void
    ) -> ContractMutation {
        onRequest { submission in
            submission.pass(submission.request) { result in body(result, submission) }
        }
    }

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
