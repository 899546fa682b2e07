// SPDX-License-Identifier: Apache-2.0

public import GeoProvider

/// A provider made wrong on purpose, or made different in a way that is allowed: what the suite itself is tested with.
public struct ContractMutant: Sendable {
    /// Whether the suite must reject it or must accept it.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A fault; some check must notice it.
        case mutant
        /// A variation within the contract; no check may notice it.
        case harmless
    }

    /// The name, such as `completes-twice`.
    public let name: String
    /// What it does, in one sentence.
    public let summary: String
    /// Whether the suite must reject it.
    public let kind: Kind
    /// Where the fault lies, such as `provider` or `sdk`.
    public let layer: String
    /// The capabilities without which the fault cannot show.
    public let capabilities: ProviderCapabilities
    /// The capabilities with which the fault cannot show.
    public let lacking: ProviderCapabilities
    /// What a provider must do with a second one-shot for the fault to show.
    public let concurrency: Set<ConcurrentOneShots>
    /// What the provider's world must offer for the fault to show.
    public let controls: ContractControls

    let apply: @Sendable (ContractSubject) -> ContractSubject

    /// Describes a change to a subject as a whole, such as an adapter that misuses its SDK.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - summary: What it does, in one sentence.
    ///   - kind: Whether the suite must reject it.
    ///   - layer: Where the fault lies.
    ///   - capabilities: The capabilities without which it cannot show.
    ///   - lacking: The capabilities with which it cannot show.
    ///   - concurrency: What the provider must do with a second one-shot for it to show.
    ///   - controls: What the provider's world must offer for it to show.
    ///   - apply: Gives the changed subject.
    public init(
        _ name: String,
        _ summary: String,
        kind: Kind = .mutant,
        layer: String,
        capabilities: ProviderCapabilities = [],
        lacking: ProviderCapabilities = [],
        concurrency: Set<ConcurrentOneShots> = Set(ConcurrentOneShots.allCases),
        controls: ContractControls = [],
        apply: @escaping @Sendable (ContractSubject) -> ContractSubject
    ) {
        self.name = name
        self.summary = summary
        self.kind = kind
        self.layer = layer
        self.capabilities = capabilities
        self.lacking = lacking
        self.concurrency = concurrency
        self.controls = controls
        self.apply = apply
    }

    /// Describes a mutation around any provider.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - summary: What it does, in one sentence.
    ///   - kind: Whether the suite must reject it.
    ///   - capabilities: The capabilities without which it cannot show.
    ///   - lacking: The capabilities with which it cannot show.
    ///   - concurrency: What the provider must do with a second one-shot for it to show.
    ///   - controls: What the provider's world must offer for it to show.
    ///   - mutation: What is wrapped around the provider.
    public init(
        _ name: String,
        _ summary: String,
        kind: Kind = .mutant,
        capabilities: ProviderCapabilities = [],
        lacking: ProviderCapabilities = [],
        concurrency: Set<ConcurrentOneShots> = Set(ConcurrentOneShots.allCases),
        controls: ContractControls = [],
        mutation: ContractMutation
    ) {
        self.init(
            name,
            summary,
            kind: kind,
            layer: "provider",
            capabilities: capabilities,
            lacking: lacking,
            concurrency: concurrency,
            controls: controls,
            apply: { mutation.applied(to: $0) }
        )
    }

    /// The subject with the mutant in its provider's place.
    ///
    /// - Parameter subject: An honest subject.
    /// - Returns: The changed one, under the same name.
    public func applied(to subject: ContractSubject) -> ContractSubject { apply(subject) }

    /// Whether the change can show in a provider that describes itself like this, in a world with these controls.
    func concerns(_ descriptor: ProviderDescriptor, in offered: ContractControls) -> Bool {
        offered.isSuperset(of: controls) && descriptor.capabilities.isSuperset(of: capabilities)
            && descriptor.capabilities.isDisjoint(with: lacking)
            && concurrency.contains(descriptor.concurrentOneShots)
    }
}

extension ContractMutant: CustomStringConvertible {
    /// The name.
    public var description: String { name }
}
