// SPDX-License-Identifier: Apache-2.0

import ProviderContract
import SimulatedDevice
import Testing

@Suite("Providers keep the contract")
struct ContractTests {
    // What an adopter writes: these are the five lines of the documentation.
    @Test("The native provider passes every check", arguments: ProviderContract.checks)
    func contract(_ check: ContractCheck) throws {
        try check.run(.native)
    }

    @Test("Every provider here is red nowhere", arguments: ContractSubject.all)
    func verify(_ subject: ContractSubject) {
        let report = ProviderContract.verify(subject)
        #expect(report.isGood, "\(report)")
    }

    @Test("Other seeds are other walks through the same checks", arguments: [1, 7, 1_680] as [UInt64])
    func seeds(_ seed: UInt64) {
        let report = ProviderContract.verify(.native, rules: [.ios8, .ios18], seed: seed)
        #expect(report.isGood, "\(report)")
    }
}
