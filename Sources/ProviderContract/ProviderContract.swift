// SPDX-License-Identifier: Apache-2.0

import Geodesy
public import SimulatedDevice

/// What every location provider keeps, as numbered clauses, and the checks that find out.
///
/// The suite is a function that returns a value: ``verify(_:checks:rules:seed:)`` runs every check on every iOS rule
/// set, in virtual time, and judges any provider by the same protocol that an app speaks. Nothing in it belongs to a
/// test framework, so tests, the command line and an adopter's own program run the same list.
public enum ProviderContract {
    /// The version of the contract; a MUST that is new in a minor version is only advice in that version.
    public static let version = ContractVersion(1, 0)

    /// The environment variable that narrows ``checks`` to the ones it names: a check's id or a clause's.
    public static let checkVariable = "GEOPROVIDER_CHECK"

    /// Every clause, in the order in which they are checked.
    public static let clauses: [ContractClause] = articles.map(\.clause)

    /// Every check, in order, whatever the environment says.
    public static let allChecks: [ContractCheck] = articles.flatMap(\.checks)

    /// The checks to run: all of them, or those that the environment variable `GEOPROVIDER_CHECK` names.
    ///
    /// A name that fits no check gives one check that fails and says so, so that a replay never passes by running
    /// nothing.
    public static var checks: [ContractCheck] {
        DeviceHost.environmentVariable(checkVariable).map { checks(named: $0) } ?? allChecks
    }

    /// The checks that a name stands for.
    ///
    /// - Parameter name: A check's id, such as `AUTH-03/denied-at-prompt`, or a clause's, such as `AUTH-03`.
    /// - Returns: The checks, or one that fails on every rule set and names what is near.
    public static func checks(named name: String) -> [ContractCheck] {
        let named = allChecks.filter { $0.id == name || $0.clause.id == name }
        return named.isEmpty ? [.unknown(name)] : named
    }

    /// Judges a provider.
    ///
    /// - Parameters:
    ///   - subject: The provider.
    ///   - checks: What to run; left out, ``checks``.
    ///   - rules: The iOS rule sets to run on.
    ///   - seed: Another seed is another walk through the same checks.
    /// - Returns: One result for each check and rule set, in the order of the contract, whatever the order of the checks;
    ///   and one for each known deviation that names neither a clause nor a check.
    /// - Complexity: One world for each check and rule set.
    public static func verify(
        _ subject: ContractSubject,
        checks: [ContractCheck] = ProviderContract.checks,
        rules: [RuleSet] = RuleSet.all,
        seed: UInt64 = 0
    ) -> ContractReport {
        let ordered = ContractOrder.sorted(checks)
        let rules = rules.sorted()
        return ContractReport(
            provider: subject.name,
            version: subject.contractVersion,
            results: ordered.flatMap { check in
                rules.map { Trial(check: check, subject: subject, rules: $0, seed: seed).result() }
            } + subject.idleDeclarations(beside: ordered, rules: rules)
        )
    }

    /// A number over several reports, the same for the same behaviour; 16 hexadecimal digits.
    ///
    /// - Parameter reports: The reports, in order.
    /// - Returns: The digits.
    public static func digest(of reports: [ContractReport]) -> String {
        var digest = StateDigest()
        for report in reports { digest.combine(report) }
        let digits = String(digest.value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
