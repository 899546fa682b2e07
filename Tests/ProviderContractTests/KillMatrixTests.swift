// SPDX-License-Identifier: Apache-2.0

import Foundation
import GeoProvider
import ProviderContract
import SimulatedDevice
import Testing

@Suite("The suite has teeth")
struct KillMatrixTests {
    private static let rules: [RuleSet] = [.ios8, .ios18]

    /// The check of the table if it notices a mutant, otherwise the first of all that does; nil: none.
    ///
    /// The table saves the search, which `geoprovider contract --mutants` does in full: with every check and rule set.
    static func killer(of mutant: ContractMutant, on subject: ContractSubject) -> String? {
        let known = ProviderContract.allChecks.filter { $0.id == firstKillers[mutant.name] }
        for checks in [known, ProviderContract.allChecks] {
            let matrix = ProviderContract.killMatrix(
                subject,
                mutants: [mutant],
                checks: checks,
                rules: rules,
                onlyFirst: true
            )
            if let killer = matrix.rows.first?.firstKilledBy { return killer }
        }
        return nil
    }

    private static func shown(by subject: ContractSubject) -> Set<String> {
        Set(ProviderContract.killMatrix(subject, checks: [], onlyFirst: true).rows.map(\.name))
    }

    @Test("On the native provider every mutant is noticed, and every check notices one as its own")
    func native() {
        let shown = Self.shown(by: .native)
        var needed: Set<String> = []
        for mutant in ProviderContract.mutants where shown.contains(mutant.name) {
            let killer = Self.killer(of: mutant, on: .native)
            #expect(killer != nil && killer == Self.firstKillers[mutant.name], "\(mutant.name): \(killer ?? "alive")")
            if let killer { needed.insert(killer) }
        }
        let passed = ProviderContract.killMatrix(.native, mutants: [], rules: Self.rules).passed
        #expect(passed.filter { !needed.contains($0) } == [])
        #expect(passed.count > 200)
    }

    @Test("On the native provider every harmless variation is accepted")
    func harmless() {
        let variations = ProviderContract.harmless
        let matrix = ProviderContract.killMatrix(.native, mutants: variations, rules: [.ios18], onlyFirst: true)
        #expect(matrix.rejected == [])
        #expect(matrix.survivors == [])
    }

    @Test(
        "The mutants that the native provider cannot show are noticed elsewhere",
        arguments: ContractSubject.furtherOnes
    )
    func others(_ subject: ContractSubject) {
        let shown = Self.shown(by: .native)
        let here = Self.shown(by: subject)
        let mutants = ProviderContract.mutants.filter { here.contains($0.name) && !shown.contains($0.name) }
        #expect(!mutants.isEmpty)
        for mutant in mutants { #expect(Self.killer(of: mutant, on: subject) != nil, "\(mutant.name)") }
    }

    @Test("The table of first killers names every mutant once, and nothing else")
    func table() throws {
        let mutants = ProviderContract.mutants
        let checks = Set(ProviderContract.allChecks.map(\.id))
        guard ProcessInfo.processInfo.environment["GEOPROVIDER_WRITE_DOCUMENTS"] != nil else {
            #expect(Set(Self.firstKillers.keys) == Set(mutants.map(\.name)))
            return #expect(checks.isSuperset(of: Self.firstKillers.values))
        }
        var killers: [String: String] = [:]
        for subject in ContractSubject.all {
            let missing = mutants.filter { killers[$0.name] == nil }
            let matrix = ProviderContract.killMatrix(subject, mutants: missing, rules: Self.rules, onlyFirst: true)
            for row in matrix.rows where killers[row.name] == nil { killers[row.name] = row.firstKilledBy }
        }
        let lines = mutants.compactMap { mutant in
            killers[mutant.name].map { "        \"\(mutant.name)\": \"\($0)\"," }
        }
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "FirstKillers+Table.swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        let head = text.prefix(upTo: try #require(text.range(of: "= [\n")).upperBound)
        try (head + lines.joined(separator: "\n") + "\n    ]\n}\n").write(to: file, atomically: true, encoding: .utf8)
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
