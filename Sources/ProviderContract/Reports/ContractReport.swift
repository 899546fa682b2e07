// SPDX-License-Identifier: Apache-2.0

public import Geodesy
import SimulatedDevice

/// What the suite found out about one provider.
public struct ContractReport: Sendable, Hashable {
    /// The subject's name.
    public let provider: String
    /// The version of the contract by which it was judged.
    public let version: ContractVersion
    /// One result for each check and rule set, in the order of the contract.
    public let results: [ContractResult]
    /// How many ended how.
    public let totals: ContractTotals

    init(provider: String, version: ContractVersion, results: [ContractResult]) {
        self.provider = provider
        self.version = version
        self.results = results
        totals = ContractTotals(results)
    }

    /// Whether nothing is red and something was executed: a suite that ran nothing shows nothing.
    public var isGood: Bool { failures.isEmpty && totals.executed > 0 }

    /// What is red, in the order of the contract.
    public var failures: [ContractResult] { results.filter(\.outcome.isFailure) }

    /// The results with one outcome.
    ///
    /// - Parameter outcome: The outcome.
    /// - Returns: The results, in the order of the contract.
    public func results(_ outcome: ContractOutcome) -> [ContractResult] {
        results.filter { $0.outcome == outcome }
    }

    /// A number over everything in the report, the same for the same behaviour; 16 hexadecimal digits.
    public var digest: String { ProviderContract.digest(of: [self]) }
}

extension ContractReport: StateDigesting {
    /// Adds the version, the provider and every result.
    ///
    /// - Parameter digest: What to add to.
    public func digest(into digest: inout StateDigest) {
        digest.combine(version.description)
        digest.combine(provider)
        for result in results {
            digest.combine(result.id)
            digest.combine(result.rules.name)
            digest.combine(result.outcome.rawValue)
            digest.combine(result.message ?? "")
        }
    }
}
