// SPDX-License-Identifier: Apache-2.0

public import Geodesy

/// Who a provider is and what may be expected of it.
public struct ProviderDescriptor: Sendable, Hashable {
    /// The short name by which files and the command line know the provider, in lower case.
    public let id: String
    /// The name for people.
    public let displayName: String
    /// Who makes the SDK.
    public let vendor: String
    /// The datums its fixes may state; each fix states its own.
    public let datums: [DatumIdentifier]
    /// What it can do beyond a one-shot.
    public let capabilities: ProviderCapabilities
    /// What it does with a second one-shot.
    public let concurrentOneShots: ConcurrentOneShots

    /// Describes a provider.
    ///
    /// - Parameters:
    ///   - id: The short name.
    ///   - displayName: The name for people.
    ///   - vendor: Who makes the SDK.
    ///   - datums: The datums its fixes may state.
    ///   - capabilities: What it can do beyond a one-shot.
    ///   - concurrentOneShots: What it does with a second one-shot.
    public init(
        id: String,
        displayName: String,
        vendor: String,
        datums: [DatumIdentifier],
        capabilities: ProviderCapabilities,
        concurrentOneShots: ConcurrentOneShots
    ) {
        self.id = id
        self.displayName = displayName
        self.vendor = vendor
        self.datums = datums
        self.capabilities = capabilities
        self.concurrentOneShots = concurrentOneShots
    }
}
