// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import PermissionRules
import ProviderContract
import SimulatedDevice

/// What the flags of `contract` choose.
struct ContractSelection {
    /// The providers, by id, to judge.
    var providers: [ProviderRegistration]
    /// The checks to run.
    var checks: [ContractCheck]
    /// The rule sets to run on.
    var rules: [RuleSet]
    /// The versions of SDKs, by the id of the provider; a provider that is not there has its newest.
    var sdkVersions: [String: String] = [:]
    /// The version of the contract to judge by.
    var contractVersion = ProviderContract.version
    /// The seed of every run.
    var seed: UInt64

    /// Reads the flags.
    init(_ invocation: Invocation, providers known: [ProviderRegistration]) throws {
        switch invocation.text("provider") {
        case nil, "all": providers = known
        case let id?: providers = [try Self.find(id, "provider", in: known, "all", id: \.id)]
        }
        switch invocation.text("clause") {
        case nil: checks = ProviderContract.allChecks
        case let id?: checks = try Self.checks(named: id)
        }
        switch invocation.text("rules") {
        case nil: rules = RuleSet.all
        case let name?: rules = [try Self.find(name, "rule set", in: RuleSet.all, id: \.name)]
        }
        for text in invocation.texts("sdk-version") {
            let (id, version) = try ReplayFlags.sdkVersion(text, providers: known)
            sdkVersions[id] = version
        }
        if let text = invocation.text("contract-version") { contractVersion = try Self.contractVersion(text) }
        seed = try invocation.number("seed") ?? 0
    }

    /// The provider as the suite knows it: its app has agreed to what the SDK asks before.
    static func subject(_ provider: ProviderRegistration) -> ContractSubject { subject(provider, version: nil) }

    /// The provider with a version of its SDK; nil: the newest.
    static func subject(
        _ provider: ProviderRegistration,
        version: String?,
        contractVersion: ContractVersion = ProviderContract.version
    ) -> ContractSubject {
        let setup = ProviderSetup(sdkVersion: version)
        let makeWithoutConsent: @Sendable (SimulatedDevice) throws -> any LocationProvider = { device in
            if version != nil { try provider.prepare(device, setup) }
            return try provider.makeProvider(device, setup)
        }
        return ContractSubject(
            name: version.map { "\(provider.id) \($0)" } ?? provider.id,
            commandLineName: version.map { "\(provider.id) --sdk-version \(provider.id)=\($0)" } ?? provider.id,
            knownDeviations: provider.knownDeviations(version),
            contractVersion: contractVersion,
            makeWithoutConsent: provider.agreePrivacy != nil && provider.demandsConsent(version)
                ? makeWithoutConsent : nil,
            consent: { provider.agreePrivacy?($0, .init()) }
        ) { device in
            if version != nil { try provider.prepare(device, setup) }
            provider.agreePrivacy?(device, .init())
            return try provider.makeProvider(device, setup)
        }
    }

    private static func contractVersion(_ text: String) throws(CommandFailure) -> ContractVersion {
        guard let contract = ContractVersion(text), contract.major > 0 else {
            throw CommandFailure(
                "--contract-version \(TerminalText.visible(text)): this is no version of the contract",
                remedy: "Write \(ProviderContract.version), or another from 1.0 on."
            )
        }
        return contract
    }

    private static func find<Value>(
        _ name: String,
        _ kind: String,
        in values: [Value],
        _ further: String...,
        id: (Value) -> String
    ) throws(CommandFailure) -> Value {
        guard let value = values.first(where: { id($0) == name }) else {
            throw .unknown(kind, name, among: values.map(id) + further)
        }
        return value
    }

    /// The checks of a clause, or the one check, of that id.
    private static func checks(named id: String) throws(CommandFailure) -> [ContractCheck] {
        let all = ProviderContract.allChecks
        let found = all.filter { $0.id == id || $0.clause.id == id }
        guard found.isEmpty else { return found }
        if let clause = ProviderContract.clauses.first(where: { $0.id == id }) {
            throw CommandFailure("\(id) has no check", remedy: clause.untestedBecause ?? "")
        }
        let clauses = ProviderContract.clauses.map(\.id)
        throw .unknown("clause", id, among: clauses + (id.contains("/") ? all.map(\.id) : []))
    }
}
