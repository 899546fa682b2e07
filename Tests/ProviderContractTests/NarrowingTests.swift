// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProviderContract
import SimulatedDevice
import Testing

@Suite("One check can be run alone")
struct NarrowingTests {
    @Test("A check's id names one check, a clause's all of its checks")
    func named() {
        #expect(ProviderContract.checks(named: "ACC-02/refused").map(\.id) == ["ACC-02/refused"])
        #expect(ProviderContract.checks(named: "ACC-02").count == 7)
    }

    @Test("A name that fits nothing gives a check that fails and names what is near")
    func unknown() throws {
        let checks = ProviderContract.checks(named: "AUTH-99/denied")
        #expect(checks.count == 1)
        let report = ProviderContract.verify(.native, checks: checks)
        #expect(report.failures.count == RuleSet.all.count)
        #expect(report.failures.first?.message?.contains("AUTH-03/denied-at-prompt") == true)
    }

    @Test("The environment variable narrows the checks to one")
    func variable() async {
        await #expect(processExitsWith: .success) {
            setenv("GEOPROVIDER_CHECK", "UPD-02/nothing-after-stop", 1)
            exit(ProviderContract.checks.map(\.id) == ["UPD-02/nothing-after-stop"] ? 0 : 1)
        }
    }

    @Test("A variable that names no check fails every run")
    func wrongVariable() async {
        await #expect(processExitsWith: .success) {
            setenv("GEOPROVIDER_CHECK", "UPD-02/nothing-after-stopp", 1)
            let report = ProviderContract.verify(.native)
            exit(!report.isGood && report.totals[.passed] == 0 ? 0 : 1)
        }
    }

    @Test("An empty variable narrows nothing")
    func emptyVariable() async {
        await #expect(processExitsWith: .success) {
            setenv("GEOPROVIDER_CHECK", "", 1)
            exit(ProviderContract.checks.count == ProviderContract.allChecks.count ? 0 : 1)
        }
    }
}
