// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import ProviderContract
import SimulatedDevice
import Testing

@Suite("The suite has teeth")
struct KillMatrixTests {
    private static let rules: [RuleSet] = [.ios8, .ios18]

    @Test("On the native provider every mutant is noticed, and every check is the first to notice one")
    func native() {
        let matrix = ProviderContract.killMatrix(.native, rules: Self.rules, onlyFirst: true)
        #expect(matrix.survivors == [])
        #expect(matrix.rejected == [])
        #expect(matrix.idleChecks == [])
        #expect(matrix.isGood)
        #expect(matrix.passed.count > 200)
    }

    @Test(
        "The mutants that the native provider cannot show are noticed elsewhere",
        arguments: ContractSubject.furtherOnes
    )
    func others(_ subject: ContractSubject) {
        let shown = Set(ProviderContract.killMatrix(.native, checks: [], onlyFirst: true).rows.map(\.name))
        let mutants = (ProviderContract.mutants + ProviderContract.harmless).filter { !shown.contains($0.name) }
        let matrix = ProviderContract.killMatrix(subject, mutants: mutants, rules: Self.rules, onlyFirst: true)
        #expect(matrix.survivors == [])
        #expect(!matrix.rows.isEmpty)
    }

    @Test("Every mutant shows in some provider here")
    func everyMutantShows() {
        let shown = ContractSubject.all.flatMap { subject in
            ProviderContract.killMatrix(subject, checks: [], onlyFirst: true).rows.map(\.name)
        }
        let all = Set((ProviderContract.mutants + ProviderContract.harmless).map(\.name))
        #expect(all.subtracting(shown) == [])
    }

    @Test("Names of mutants are unique, and there are enough of them")
    func names() {
        let names = (ProviderContract.mutants + ProviderContract.harmless).map(\.name)
        #expect(Set(names).count == names.count)
        #expect(ProviderContract.harmless.count >= 20)
        #expect(ProviderContract.mutants.allSatisfy { $0.kind == .mutant && $0.layer == "provider" })
    }

    @Test("Asking for Always instead of full accuracy is noticed by the first check of all")
    func alwaysInstead() throws {
        let mutant = try #require(ProviderContract.mutants.first { $0.name == "asks-for-always-instead" })
        let matrix = ProviderContract.killMatrix(.native, mutants: [mutant], onlyFirst: true)
        #expect(matrix.rows.first?.firstKilledBy == ProviderContract.allChecks.first?.id)
    }

    @Test("Mutants of one's own can be passed in, and compose")
    func ownMutants() {
        let late = ContractMutation.onAnswer { result, submission in
            submission.interposer.later(120) { submission.answer(result) }
        }
        let mute = ContractMutation { $0.hooks.update = { _, _ in } }
        let mutants = [
            ContractMutant("late and mute", "Late answers and no updates.", mutation: late.then(mute)),
            ContractMutant("sdk fault", "Something below.", layer: "sdk") { subject in late.applied(to: subject) },
            ContractMutant("nothing", "Nothing at all.", kind: .harmless, mutation: .identity),
        ]
        let matrix = ProviderContract.killMatrix(.native, mutants: mutants, rules: [.ios18])
        #expect(matrix.rows.map(\.layer) == ["provider", "sdk", "provider"])
        #expect(matrix.rows[0].killedBy.contains("ONE-04/without-signal"))
        #expect(matrix.rows[0].killedBy.contains("UPD-01/first"))
        #expect(!matrix.rows[1].killedBy.contains("UPD-01/first"))
        #expect(matrix.rows[2].killedBy == [])
    }

    @Test("A surviving mutant, a rejected variant and an idle check each make the matrix bad")
    func badMatrices() {
        let honest = ContractMutant("does nothing", "No fault at all.", mutation: .identity)
        let survivor = ProviderContract.killMatrix(.native, mutants: [honest], rules: [.ios18], onlyFirst: true)
        #expect(survivor.survivors == ["does nothing"])
        #expect(survivor.idleChecks == survivor.passed)
        let fault = ContractMutation.onAnswer { _, _ in }
        let wrong = ContractMutant("mute", "Answers nothing.", kind: .harmless, mutation: fault)
        let rejected = ProviderContract.killMatrix(.native, mutants: [wrong], rules: [.ios18], onlyFirst: true)
        #expect(rejected.rejected.first?.hasPrefix("mute by ") == true)
        #expect(!survivor.isGood && !rejected.isGood)
        #expect(rejected.description.contains("wrongly rejected: mute by "))
    }
}
