// SPDX-License-Identifier: Apache-2.0

import HomeMadeAdapter
import ProviderContract
import Testing

@Test("The home-made provider keeps the contract.", arguments: ProviderContract.checks)
func contract(_ check: ContractCheck) throws {
    try check.run(ContractSubject(name: "homemade") { HomeMadeProvider(environment: .simulated($0)) })
}
