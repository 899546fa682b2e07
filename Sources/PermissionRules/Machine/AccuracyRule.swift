// SPDX-License-Identifier: Apache-2.0

/// One row of the table that derives the accuracy an app reads; the first row that matches decides.
public struct AccuracyRule: Sendable {
    /// The rule as the ledger prints it.
    public let ledger: LedgerRow
    /// The grants it concerns; nil: any.
    public var grants: Set<AccessGrant>?
    /// Whether the Precise switch is on; nil: either.
    public var precise: Bool?
    /// Whether precise location is allowed for this use; nil: either.
    public var temporaryPrecise: Bool?
    /// What the app reads.
    public var accuracy: VisibleAccuracy
}
