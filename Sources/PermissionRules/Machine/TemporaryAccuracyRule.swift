// SPDX-License-Identifier: Apache-2.0

/// One row of the table that says what a temporary-full-accuracy request does; the first that matches decides.
public struct TemporaryAccuracyRule: Sendable {
    /// The rule as the ledger prints it.
    public let ledger: LedgerRow
    /// Whether the visible status must be an authorized one; nil: either.
    public var authorized: Bool?
    /// The visible accuracy; nil: either.
    public var accuracy: VisibleAccuracy?
    /// Where the app stands; nil: anywhere.
    public var presence: Set<AppPresence>?
    /// Whether the purpose key has a text; nil: either.
    public var hasPurposeText: Bool?
    /// Whether a prompt is on screen; nil: either.
    public var promptOnScreen: Bool?
    /// What happens.
    public var effect: TemporaryAccuracyEffect
}
