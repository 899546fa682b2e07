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

    @Test(
        "Neither the order of the checks nor other runs at the same time change a byte",
        arguments: [ContractSubject.native, .broken]
    )
    func shuffledAndParallel(_ subject: ContractSubject) async {
        let expected = ProviderContract.verify(subject, rules: [.ios13, .ios18])
        let texts = await withTaskGroup(of: [String].self) { group in
            for _ in 0..<4 {
                group.addTask {
                    let checks = ProviderContract.allChecks.shuffled()
                    let report = ProviderContract.verify(subject, checks: checks, rules: [.ios18, .ios13])
                    return [report.description, report.json.serialized(), report.digest]
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(texts.count == 4)
        #expect(texts.allSatisfy { $0 == [expected.description, expected.json.serialized(), expected.digest] })
    }

    @Test("A kill matrix is the same for checks in another order")
    func killMatrix() {
        let checks = Array(ProviderContract.allChecks.prefix(20))
        let mutants = Array(ProviderContract.mutants.prefix(12))
        let matrices = [checks, checks.reversed(), checks.shuffled()].map {
            ProviderContract.killMatrix(.native, mutants: mutants, checks: $0, rules: [.ios18])
        }
        #expect(matrices[1] == matrices[0])
        #expect(matrices[2] == matrices[0])
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
