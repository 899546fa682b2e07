// SPDX-License-Identifier: Apache-2.0

import ProviderContract
import SimulatedDevice
import Testing

@Suite("Walks of chosen steps")
struct WalkTests {
    private static let granting = ContractExploration.Plist(usageTexts: [.whenInUse])

    private func walk(_ subject: ContractSubject, _ choices: [UInt8]) throws -> ContractWalk {
        try ProviderContract.walk(subject, rules: .ios14, plist: Self.granting, choices: choices)
    }

    @Test("Every number takes a step, and the same numbers take the same steps.", arguments: 0..<8)
    func isDeterministic(seed: Int) throws {
        let choices = (0..<300).map { UInt8(truncatingIfNeeded: ($0 * 97 + seed * 31) ^ ($0 >> 3)) }
        let walks = try (0..<2).map { _ in try walk(.native, choices) }
        #expect(walks[0].steps >= 300)
        #expect(walks[0].violation == nil)
        #expect(walks[0] == walks[1])
    }

    @Test("No number takes no step.")
    func empty() throws {
        #expect(try walk(.native, []).steps == 0)
    }

    @Test("A request that is answered twice ends the walk, with a scenario that shows it.")
    func answersTwice() throws {
        let subject = ContractMutation.onAnswer { result, submission in
            submission.answer(result)
            submission.answer(result)
        }.applied(to: .native)
        let found = try (0..<60).lazy.compactMap {
            try walk(subject, Array(repeating: UInt8($0), count: 100)).violation
        }
        .first { $0.invariant == .oneCompletion }
        let violation = try #require(found)
        #expect(violation.steps.contains("requestLocation(_:)"))
        #expect(violation.scenario["expect"]?["completions"]?["atMost"] != nil)
    }

    @Test("A request that never ends is found at the end of the walk.")
    func neverAnswers() throws {
        let subject = ContractMutation.onAnswer { _, _ in }.applied(to: .native)
        let messages = try (0..<60).compactMap { try walk(subject, [UInt8($0), UInt8($0)]).violation?.message }
        #expect(messages.contains { $0.contains("never ends") })
    }
}
