// SPDX-License-Identifier: Apache-2.0

import ProviderContract
import SimulatedDevice
import Testing

@Suite("Two runs of the suite are equal")
struct DeterminismTests {
    @Test("Reports of the same provider are equal, byte for byte", arguments: [ContractSubject.native, .broken])
    func reports(_ subject: ContractSubject) {
        let first = ProviderContract.verify(subject, rules: [.ios13, .ios18])
        let second = ProviderContract.verify(subject, rules: [.ios13, .ios18])
        #expect(first.description == second.description)
        #expect(first.json.serialized() == second.json.serialized())
        #expect(first.digest == second.digest)
    }

    @Test("The digest tells different behaviour apart")
    func digest() {
        let honest = ProviderContract.verify(.native, rules: [.ios18])
        let broken = ProviderContract.verify(.broken, rules: [.ios18])
        #expect(honest.digest != broken.digest)
        #expect(honest.digest.count == 16)
        #expect(ProviderContract.digest(of: [honest, broken]) != ProviderContract.digest(of: [broken, honest]))
    }
}
