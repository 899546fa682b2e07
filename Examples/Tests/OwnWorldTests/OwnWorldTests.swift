// SPDX-License-Identifier: Apache-2.0

import OwnWorld
import ProviderContract
import Testing

private let subject = ContractSubject(name: "placefeed") { setUp in PlaceFeedWorld(setUp) }

@Test("The provider keeps what its world can show of the contract.", arguments: ProviderContract.checks)
func contract(_ check: ContractCheck) throws {
    try check.run(subject)
}

@Test("What its world cannot show is named, and the report is not called passing.")
func limits() {
    let report = ProviderContract.verify(subject)
    #expect(report.isGood, "\(report)")
    #expect(report.standing == .incomplete)
    #expect(report.totals.executed > 100)
    #expect(report.results(.skipped).contains { $0.message == "the world does not offer permission" })
    #expect(report.badge.hasSuffix("incomplete"))
}
