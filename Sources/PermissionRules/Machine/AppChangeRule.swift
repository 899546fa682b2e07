// SPDX-License-Identifier: Apache-2.0

/// One row of the table that says what becomes of a decision when the app or the system is replaced.
///
/// Every row that matches takes effect, in the table's order.
public struct AppChangeRule: Sendable {
    /// The rule as the ledger prints it.
    public let ledger: LedgerRow
    /// What happened.
    public var change: AppChange
    /// The grants it concerns; nil: any.
    public var grants: Set<AccessGrant>?
    /// The request that the app's texts no longer allow; nil: whatever they allow.
    public var lost: AuthorizationRequest?
    /// What it sets.
    public var effect: SettingsEffect
}
