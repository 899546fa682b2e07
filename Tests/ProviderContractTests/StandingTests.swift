// SPDX-License-Identifier: Apache-2.0

import NativeStyleAdapter
import ProviderContract
import SimulatedDevice
import SimulatedEnvironment
import Testing

@Suite("What a report comes to")
struct StandingTests {
    /// A report with one clause that is kept, and others that a modest provider is skipped for.
    private func report(kept: Int, skipped: Int) -> ContractReport {
        let executed = ProviderContract.checks(named: "ONE-01/located")
        let passed = (0..<kept).flatMap { _ in executed }
        let left = (0..<skipped).flatMap { _ in ProviderContract.checks(named: "GEO-02/offline") }
        return ProviderContract.verify(.modest, checks: passed + left, rules: [.ios18])
    }

    @Test("Four fifths of what applies are enough to be called passing, and less is not", arguments: [(8, 2), (7, 2)])
    func share(_ kept: Int, _ skipped: Int) {
        let report = report(kept: kept, skipped: skipped)
        #expect(report.isGood)
        #expect(report.standing == (kept == 8 ? .passing : .incomplete))
        #expect(report.description.contains("too little to be called passing") == (kept != 8))
        #expect(
            report.description.hasPrefix("modest: \(report.standing.rawValue), \(kept) of \(kept + skipped) executed")
        )
    }

    @Test("What a rule set does not bind is nobody's fault")
    func notApplicable() {
        let checks = ProviderContract.checks(named: "ACC-01") + ProviderContract.checks(named: "ONE-01/located")
        let report = ProviderContract.verify(.native, checks: checks, rules: [.ios8])
        #expect(report.totals[.notApplicable] > report.totals.executed)
        #expect(report.standing == .passing)
    }

    @Test("Whoever declares more deviations than a fifth is not called passing")
    func deviations() {
        let reasons = Dictionary(uniqueKeysWithValues: ProviderContract.clauses.map { ($0.id, "Not yet.") })
        let declared = ContractSubject(name: "mute", knownDeviations: reasons) { device in
            NativeStyleProvider(environment: .simulated(device))
        }
        let mute = ContractMutation.onAnswer { _, _ in }.applied(to: declared)
        let report = ProviderContract.verify(mute, checks: ProviderContract.checks(named: "ONE-01"), rules: [.ios18])
        #expect(report.totals[.disabled] == ProviderContract.checks(named: "ONE-01").count)
        #expect(report.standing != .passing)
    }

    @Test("Red is failing, however much passes, and the badge counts it")
    func failing() {
        let checks = ProviderContract.checks(named: "ONE-01") + ProviderContract.checks(named: "UPD-01")
        let report = ProviderContract.verify(.broken, checks: checks, rules: [.ios18])
        let totals = report.totals
        #expect(totals[.passed] > 0)
        #expect(report.standing == .failing)
        #expect(report.badge.hasSuffix(" (in part): \(totals[.passed]) passed, \(totals[.failed]) failed, 0 skipped"))
    }

    @Test("The badge of a whole run says nothing of parts")
    func badge() {
        let report = ProviderContract.verify(.native)
        let totals = report.totals
        #expect(
            report.badge == "provider contract \(ProviderContract.version): \(totals[.passed]) passed, 0 failed, "
                + "\(totals[.skipped]) skipped"
        )
    }
}
