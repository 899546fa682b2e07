// SPDX-License-Identifier: Apache-2.0

/// One row of the table that says when a grant for one use of the app ends.
public struct LapseRule: Sendable {
    /// The rule as the ledger prints it.
    public let ledger: LedgerRow
    /// What happened.
    public var event: LapseEvent
    /// The grants it concerns; nil: any.
    public var grants: Set<AccessGrant>?
    /// The kinds of app it concerns; nil: any.
    public var builds: Set<AppBuild>?
    /// The grant afterwards; nil: unchanged.
    public var grant: AccessGrant?
    /// Whether a temporary precise grant ends.
    public var endsTemporaryPrecise: Bool
}
