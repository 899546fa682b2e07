// SPDX-License-Identifier: Apache-2.0

import ProviderContract
import SimulatedDevice

/// What `contract` found out: a report for each provider, and who noticed which mutant.
struct ContractVerdict {
    /// The version of the contract.
    var version = ProviderContract.version
    /// A report for each provider.
    let reports: [ContractReport]
    /// Who noticed which mutant; nil where nobody asked.
    let mutants: MutantVerdict?
    /// The processor time it took, in seconds; nil where nobody asked.
    let seconds: Double?

    /// Whether every provider keeps the contract, something was checked, and the suite has its teeth.
    var isGood: Bool { !reports.isEmpty && reports.allSatisfy(\.isGood) && mutants?.isGood ?? true }

    /// A number over all reports, the same for the same behaviour.
    var digest: String { ProviderContract.digest(of: reports) }

    /// The verdict as a document for programs.
    var json: DeviceJSON {
        .document([
            "contractVersion": .string(version.description),
            "digest": .string(digest),
            "reports": .array(reports.map(\.json)),
            "seconds": DeviceJSON(seconds),
            "mutants": mutants?.json ?? nil,
        ])
    }
}
