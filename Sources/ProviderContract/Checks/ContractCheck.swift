// SPDX-License-Identifier: Apache-2.0

import GeoProvider
public import SimulatedDevice

/// One way of finding out whether a provider keeps a clause: a value that runs, and throws where it does not.
///
/// In Swift Testing one line is enough, and each check has a name of its own in the test report:
///
/// ```swift
/// @Test(arguments: ProviderContract.checks) func contract(_ check: ContractCheck) throws {
///     try check.run(ContractSubject(name: "mine") { device in MyProvider(environment: .simulated(device)) })
/// }
/// ```
///
/// In XCTest a test method loops over ``ProviderContract/verify(_:checks:rules:seed:)``'s failures:
///
/// ```swift
/// for failure in ProviderContract.verify(subject).failures { XCTFail("\(failure.message ?? failure.id)") }
/// ```
public struct ContractCheck: Sendable {
    /// The clause that the check stands for.
    public let clause: ContractClause
    /// The case of the clause, such as `denied-at-prompt`.
    public let name: String
    /// What the check does to the world.
    public let needs: ContractControls

    let setUp: ContractSetUp
    /// Capabilities whose declaration makes the check pointless.
    let unless: ProviderCapabilities
    /// What is probably wrong in a provider that fails this case.
    let mistake: String
    let body: @Sendable (Scene) throws -> Void

    init(
        clause: ContractClause,
        name: String,
        setUp: ContractSetUp,
        needs: ContractControls,
        unless: ProviderCapabilities = [],
        mistake: String? = nil,
        body: @escaping @Sendable (Scene) throws -> Void
    ) {
        self.clause = clause
        self.name = name
        self.setUp = setUp
        self.needs = needs.union(setUp.neededControls)
        self.unless = unless
        self.mistake = mistake ?? clause.likelyMistake
        self.body = body
    }

    /// The clause's number and the case, such as `AUTH-03/denied-at-prompt`.
    public var id: String { "\(clause.id)/\(name)" }

    /// Runs the check on every rule set and throws where the provider breaks the clause.
    ///
    /// - Parameters:
    ///   - subject: The provider to judge.
    ///   - rules: The rule sets to run on.
    ///   - seed: Another seed is another walk through the same check.
    /// - Returns: One result for each rule set, none of them red.
    /// - Throws: `ContractFailure` with the red results.
    @discardableResult
    public func run(
        _ subject: ContractSubject,
        rules: [RuleSet] = RuleSet.all,
        seed: UInt64 = 0
    ) throws(ContractFailure) -> [ContractResult] {
        let results = rules.map { Trial(check: self, subject: subject, rules: $0, seed: seed).result() }
        let red = results.filter(\.outcome.isFailure)
        guard red.isEmpty else { throw ContractFailure(results: red) }
        return results
    }
}

extension ContractCheck: CustomStringConvertible {
    /// The id and the clause's rule.
    public var description: String { "\(id) \(clause.rule)" }
}
