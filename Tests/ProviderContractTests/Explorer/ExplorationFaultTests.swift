// SPDX-License-Identifier: Apache-2.0

import ProviderContract
import SimulatedDevice
import Testing

@Suite("Exploring providers that are wrong")
struct ExplorationFaultTests {
    private static let granting = ContractExploration.Plist(usageTexts: [.whenInUse])

    private func explore(_ mutation: ContractMutation, depth: Int) throws -> ContractExploration {
        try ProviderContract.explore(
            mutation.applied(to: .native),
            rules: .ios14,
            plists: [Self.granting],
            depth: depth
        )
    }

    @Test("A request that is answered twice is found, with the shortest way to it.")
    func answersTwice() throws {
        let exploration = try explore(
            ContractMutation.onAnswer { result, submission in
                submission.answer(result)
                submission.answer(result)
            },
            depth: 3
        )
        let violation = try #require(exploration.violations.first { $0.invariant == .oneCompletion })
        #expect(violation.steps.count == 2)
        #expect(violation.steps.first == "requestLocation(_:)")
        #expect(violation.scenario["expect"]?["completions"]?["atMost"] == 1)
        #expect(!exploration.isGood)
    }

    @Test("A request that never ends is found, though nothing happens when it does not.")
    func neverAnswers() throws {
        let exploration = try explore(ContractMutation.onAnswer { _, _ in }, depth: 5)
        let violation = try #require(exploration.violations.first { $0.invariant == .oneCompletion })
        #expect(violation.message.contains("never ends"))
        #expect(violation.scenario["expect"]?["completions"]?["atLeast"] == 1)
    }
}
