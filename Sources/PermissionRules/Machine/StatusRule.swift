// SPDX-License-Identifier: Apache-2.0

/// One row of the table that derives the status an app reads; the first row that matches decides.
public struct StatusRule: Sendable {
    /// The rule as the ledger prints it.
    public let ledger: LedgerRow
    /// The grants it concerns; nil: any.
    public var grants: Set<AccessGrant>?
    /// Whether location is restricted; nil: either.
    public var restricted: Bool?
    /// Whether Location Services are on; nil: either.
    public var servicesOn: Bool?
    /// A flag and the position it must have; nil: none.
    public var flag: FlagPosition?
    /// What the app reads.
    public var status: VisibleStatus

    /// A flag in one of its two positions.
    public struct FlagPosition: Sendable, Hashable {
        /// The flag.
        public let name: SwitchName
        /// Its position.
        public let isOn: Bool
    }
}
