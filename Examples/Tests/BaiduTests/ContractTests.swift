// SPDX-License-Identifier: Apache-2.0

import BaiduStyleAdapter
import ProviderContract
import SimulatedBaiduLocationKit
import Testing

@Test("Baidu's adapter keeps the contract.", arguments: ProviderContract.checks)
func contract(_ check: ContractCheck) throws {
    try check.run(
        ContractSubject(
            name: "baidu",
            makeWithoutConsent: { BaiduStyleProvider(environment: .simulated($0)) }
        ) { device in
            BMKLocationAuth.sharedInstance().setAgreePrivacy(true)
            BMKLocationAuth.sharedInstance().checkPermision(withKey: "sample", authDelegate: nil)
            return BaiduStyleProvider(environment: .simulated(device))
        }
    )
}
