// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import NativeStyleAdapter
import ProviderContract
import SimulatedDevice
import SimulatedEnvironment
import Testing

@Suite("Every outcome comes about, and says why")
struct OutcomeTests {
    private struct NoProvider: Error {}

    private func result(_ subject: ContractSubject, _ id: String, _ rules: RuleSet = .ios18) throws -> ContractResult {
        let report = ProviderContract.verify(subject, checks: ProviderContract.checks(named: id), rules: [rules])
        return try #require(report.results.first)
    }

    @Test("A clause that is kept is passed, without a message")
    func passed() throws {
        let result = try result(.native, "ONE-01/located")
        #expect(result.outcome == .passed)
        #expect(result.message == nil)
    }

    @Test("A clause that is broken is failed")
    func failed() throws {
        #expect(try result(.broken, "ONE-01/located").outcome == .failed)
    }

    @Test("Falling short of a MAY is advised, and not red")
    func advised() throws {
        let mutant = try #require(ProviderContract.mutants.first { $0.name == "message-repeats-the-code" })
        let result = try result(mutant.applied(to: .native), "ERR-06/message")
        #expect(result.clause.level == .may)
        #expect(result.outcome == .advised)
        #expect(!result.outcome.isFailure)
    }

    @Test("A capability that is not declared is named")
    func skipped() throws {
        let result = try result(.modest, "GEO-02/offline")
        #expect(result.outcome == .skipped)
        #expect(result.message == "the provider does not declare reverseGeocoding")
    }

    @Test("A rule set that the clause does not bind is named with those that it binds")
    func notApplicable() throws {
        let result = try result(.native, "ACC-01/own-purpose-key", .ios11)
        #expect(result.outcome == .notApplicable)
        #expect(result.message == "the clause binds rule sets 14, 17, 18")
    }

    @Test("A known deviation is disabled, by check or by clause", arguments: ["ONE-01/located", "ONE-01"])
    func disabled(_ id: String) throws {
        let honest = ContractSubject(name: "mute", knownDeviations: [id: "It never learnt to."]) { device in
            NativeStyleProvider(environment: .simulated(device))
        }
        let mute = ContractMutation.onAnswer { _, _ in }.applied(to: honest)
        let result = try result(mute, "ONE-01/located")
        #expect(result.outcome == .disabled)
        #expect(result.message == "It never learnt to.")
    }

    @Test("A known deviation that does not show is failed")
    func staleDeviation() throws {
        let subject = ContractSubject(name: "better", knownDeviations: ["ONE-01": "It never learnt to."]) { device in
            NativeStyleProvider(environment: .simulated(device))
        }
        let result = try result(subject, "ONE-01/located")
        #expect(result.outcome == .failed)
        #expect(result.message?.contains("take the declaration back") == true)
    }

    @Test("A known deviation that names nothing is red, and names what is near")
    func misspeltDeviation() throws {
        let subject = ContractSubject(name: "better", knownDeviations: ["ONE-99": "It never learnt to."]) { device in
            NativeStyleProvider(environment: .simulated(device))
        }
        let report = ProviderContract.verify(subject, checks: ProviderContract.checks(named: "ONE-01"))
        #expect(report.failures.map(\.outcome) == [.suiteError])
        #expect(report.failures.first?.message?.contains("ONE-01/located") == true)
    }

    @Test("A provider that cannot be made is an error of the suite")
    func suiteError() throws {
        let subject = ContractSubject(name: "none") { _ in throw NoProvider() }
        let result = try result(subject, "ONE-01/located")
        #expect(result.outcome == .suiteError)
        #expect(result.message?.hasPrefix("ONE-01/located: no provider could be made") == true)
    }

    @Test("A run that executes nothing is not good", arguments: [[], ["GEO-02"], ["ACC-01"]])
    func nothingExecuted(_ names: [String]) {
        let checks = names.flatMap { ProviderContract.checks(named: $0) }
        let report = ProviderContract.verify(.modest, checks: checks, rules: [.ios8])
        #expect(report.totals.executed == 0)
        #expect(report.failures.isEmpty)
        #expect(!report.isGood)
        #expect(report.description.contains("counts as a failure"))
    }
}
