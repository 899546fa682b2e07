// SPDX-License-Identifier: Apache-2.0

import MyProvider
import ProviderContract
import XCTest

/// The same for a project whose tests are XCTest's: delete one of the two files.
final class ContractXCTests: XCTestCase {
    func testContract() {
        let subject = ContractSubject(name: "mine") { MyProvider(environment: .simulated($0)) }
        let report = ProviderContract.verify(subject)
        for failure in report.failures { XCTFail(failure.message ?? failure.id) }
        XCTAssertTrue(report.isGood, report.description)
        print(report.badge)
    }
}
