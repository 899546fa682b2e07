// SPDX-License-Identifier: Apache-2.0

import ProviderContract
import Testing

@Suite("What the contract finds in strangers' adapters")
struct RejectionTests {
    /// Those that the contract takes for good, and why; a check that comes to reject one takes it from this list.
    static let survivors = [
        "BambooAdapter":
            "The suite cannot know which refusals came from the SDK, and so cannot demand the SDK's number."
    ]

    @Test(
        "Each is rejected by a check that its faultless control passes, unless it is listed as a survivor.",
        arguments: StrangerAdapter.all
    )
    func isRejected(_ adapter: StrangerAdapter) throws {
        let control = try #require(StrangerAdapter.controls.first { $0.vendor == adapter.vendor })
        let rejection = Verdict.rejection(of: adapter.subject, beside: control.subject)
        #expect((rejection == nil) == (Self.survivors[adapter.codename] != nil), "\(adapter.cause)")
    }
}
