// SPDX-License-Identifier: Apache-2.0

import ProviderContract
import SimulatedDevice
import Testing

@Suite("The home-made provider keeps the contract")
struct HomeMadeTests {
    @Test("It passes every check on every rule set", arguments: ProviderContract.checks)
    func check(_ check: ContractCheck) throws {
        try check.run(ContractSubject(name: "homemade") { HomeMadeProvider($0) })
    }
}
