// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import ProviderContract
import SimulatedDevice
import Testing

@Suite("What stays in memory")
struct LeakTests {
    @Test(
        "After no check does a provider, its world or its phone stay in memory once the app's process has ended.",
        arguments: FaultyAdaptersTests.subjects,
        [RuleSet.ios8, .ios13Point4, .ios17]
    )
    func nothing(subject: ContractSubject, rules: RuleSet) throws {
        let leaks = try ProviderContract.leaks(of: subject, rules: rules)
        #expect(leaks == [])
    }

    @Test("A provider that its own observation keeps is found after every check that it was made for.")
    func kept() throws {
        let subject = ContractSubject(name: "kept") { device in
            let provider = Vendor.native.makeProvider(on: device)
            provider.authority.observeAuthorization { _ in _ = provider }
            return provider
        }
        let leaks = try ProviderContract.leaks(of: subject, rules: .ios17)
        #expect(leaks.count == ProviderContract.checks.count { $0.clause.rules.contains(.ios17) })
    }
}
