// SPDX-License-Identifier: Apache-2.0

/// Which usage texts a request needs, by rule set.
public struct UsageTextRequirement: Sendable {
    /// The rule as the ledger prints it.
    public let ledger: LedgerRow
    /// The request it concerns.
    public var request: AuthorizationRequest
    /// The kinds of app it concerns; nil: any.
    public var builds: Set<AppBuild>?
    /// The texts that must be present.
    public var required: Set<UsageKey>
}
