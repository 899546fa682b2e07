// SPDX-License-Identifier: Apache-2.0

import ProviderContract
import SimulatedDevice
import Testing

@Suite("Digests of states of the shipped adapters")
struct AdapterDigestTests {
    private static let texts = ContractExploration.Plist(usageTexts: [.whenInUse, .always], hasBackgroundMode: true)

    @Test(
        "Whatever comes after two histories with equal digests is the same.",
        arguments: FaultyAdaptersTests.subjects,
        [RuleSet.ios8, .ios14]
    )
    func alike(subject: ContractSubject, rules: RuleSet) throws {
        let trial = try DigestTrial(
            subject,
            rules: rules,
            plist: Self.texts,
            walks: 5,
            length: 16,
            continuation: 8,
            seed: 20_261_201
        )
        #expect(trial.pairs > 5)
        #expect(trial.comparedSteps > 30)
        #expect(trial.differences == [])
    }
}
