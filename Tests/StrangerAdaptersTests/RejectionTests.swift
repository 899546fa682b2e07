// SPDX-License-Identifier: Apache-2.0

import ProviderContract
import Testing

@Suite("What the contract finds in strangers' adapters")
struct RejectionTests {
    /// Those that the contract takes for good, and why; a check that comes to reject one takes it from this list.
    static let survivors = [
        "BambooAdapter":
            "The suite cannot know which refusals came from the SDK, and so cannot demand the SDK's number.",
        "BuoyAdapter":
            "A fix is answered within a second of its making, and no check has an older one answer a request.",
        "LotusAdapter": "No check gives consent after a provider is made and then asks the same provider again.",
        "MoleAdapter": "No check asks for a request of another accuracy and then measures the updates that go on.",
    ]

    private static func failures(of adapter: StrangerAdapter) -> [ContractResult] {
        let (vendor, make) = (adapter.vendor, adapter.makeProvider)
        let subject = ContractSubject(
            name: adapter.codename,
            makeWithoutConsent: vendor == .native ? nil : make
        ) { device in
            vendor.consent(on: device)
            return try make(device)
        }
        return ProviderContract.verify(subject).failures
    }

    @Test(
        "Each is rejected by a check that its faultless control passes, unless it is listed as a survivor.",
        arguments: StrangerAdapter.all
    )
    func isRejected(_ adapter: StrangerAdapter) throws {
        let control = try #require(StrangerAdapter.controls.first { $0.vendor == adapter.vendor })
        let innocent = Set(Self.failures(of: control).map(\.id))
        let found = Self.failures(of: adapter).filter { !innocent.contains($0.id) }
        #expect(found.isEmpty == (Self.survivors[adapter.codename] != nil), "\(adapter.codename): \(adapter.cause)")
    }
}
