// SPDX-License-Identifier: Apache-2.0

import HomeMadeAdapter
// README: The contract of an adapter
import ProviderContract
import Testing

@Test("The provider keeps the contract.", arguments: ProviderContract.checks)
func contract(_ check: ContractCheck) throws {
    try check.run(ContractSubject(name: "mine") { MyProvider(environment: .simulated($0)) })
}
// README: end

private typealias MyProvider = HomeMadeProvider
