// SPDX-License-Identifier: Apache-2.0

public import ProviderContract

/// Adapters that use their SDK wrongly, each in one small way that has been seen, or is easily thought of.
///
/// Each is the real adapter of its SDK with one part replaced by a part of the same build that makes one mistake. The
/// same parts without a mistake are there, too, and have to be accepted: only then is a refusal due to the mistake.
public enum FaultyAdapters {
    /// The faulty adapters over the SDK of a provider, and the parts without a mistake.
    ///
    /// - Parameter provider: The provider's id, such as `native`.
    /// - Returns: The mutants and the harmless variants; none for a provider that is not of this package.
    public static func mutants(of provider: String) -> [ContractMutant] { byProvider[provider] ?? [] }

    private static let byProvider = ["native": native, "amap": amap, "tencent": tencent]
}
