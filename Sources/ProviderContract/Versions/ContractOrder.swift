// SPDX-License-Identifier: Apache-2.0

/// The order of the contract, in which reports tell their results however the checks were run.
enum ContractOrder {
    private static let places = Dictionary(
        ProviderContract.allChecks.enumerated().map { ($1.id, $0) },
        uniquingKeysWith: { first, _ in first }
    )

    /// Checks in the order of the contract; those that are not of it come last, by id.
    static func sorted(_ checks: [ContractCheck]) -> [ContractCheck] {
        let keyed = checks.map { (place: places[$0.id] ?? .max, id: $0.id, check: $0) }
        return keyed.sorted { ($0.place, $0.id) < ($1.place, $1.id) }.map(\.check)
    }
}
