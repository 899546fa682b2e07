// SPDX-License-Identifier: Apache-2.0

/// One row of the table that says where a link into Settings leads, by its scheme and the iOS version.
public struct SettingsLinkRule: Sendable, Hashable {
    /// The rule as the ledger prints it.
    public let ledger: LedgerRow
    /// What stands before the colon, in lower case; nil: any scheme that no other row has.
    public let scheme: String?
    /// What must stand behind the colon; nil: anything.
    public let rest: String?
    /// The first version that it binds.
    public let first: IOSVersion
    /// The first version that it binds no longer; nil: it binds all later ones.
    public let end: IOSVersion?
    /// Where such a link leads.
    public let destination: Destination

    /// Where a link leads.
    public enum Destination: String, Sendable, CaseIterable {
        /// Nowhere: it does not open.
        case nothing
        /// The page that it names.
        case page
        /// Settings, whatever page it names.
        case settings
        /// The app's own page in Settings.
        case ownPage
        /// The app's notifications in Settings.
        case notifications
    }

    /// Whether it binds an iOS version.
    public func binds(_ os: IOSVersion) -> Bool { first <= os && end.map { os < $0 } ?? true }

    /// The rule for a link on an iOS version; the last row binds every link that no other does.
    ///
    /// Schemes count in either case, and the slashes of `prefs://` do not.
    public static func rule(for link: String, on os: IOSVersion) -> SettingsLinkRule {
        let parts = link.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let scheme = parts[0].lowercased()
        let rest = parts.count > 1 ? String(parts[1].drop { $0 == "/" }) : ""
        let rows = table.filter { $0.scheme == scheme && $0.binds(os) }
        return rows.first { $0.rest == rest } ?? rows.first { $0.rest == nil } ?? other
    }
}
