// SPDX-License-Identifier: Apache-2.0

import MyProvider
import ProviderContract
import Testing

@Test("The provider keeps the contract.", arguments: ProviderContract.checks)
func contract(_ check: ContractCheck) throws {
    try check.run(ContractSubject(name: "mine") { MyProvider(environment: .simulated($0)) })
}
