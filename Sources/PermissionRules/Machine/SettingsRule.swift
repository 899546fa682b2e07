// SPDX-License-Identifier: Apache-2.0

/// One row of the table that says what a change in Settings does.
public struct SettingsRule: Sendable {
    /// The rule as the ledger prints it.
    public let ledger: LedgerRow
    /// The change.
    public var edit: SettingsEdit
    /// The usage text the Info.plist must have for Settings to offer it; nil: none.
    public var needs: UsageKey?
    /// The kinds of app it concerns; nil: any.
    public var builds: Set<AppBuild>?
    /// What it sets.
    public var effect: SettingsEffect
}
