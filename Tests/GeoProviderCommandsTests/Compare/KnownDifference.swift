// SPDX-License-Identifier: Apache-2.0

/// A row of the vendors' side-by-side table, and how the command line shows it.
struct KnownDifference: CustomStringConvertible {
    /// How a row shows.
    enum Showing {
        /// In a scenario: a kind of summary field differs between two providers, for the reason of a rule.
        case differs(_ scenario: String, between: [String], kind: String, because: String)
        /// In a scenario the SDKs differ and the adapters make it one: the fields of this kind are equal on all.
        case evenedOut(_ scenario: String, kind: String)
        /// The SDKs' interfaces differ, not what an app behind the protocol meets.
        case interface(_ why: String)
    }

    let row: String
    let showing: [Showing]

    var description: String { row }
}
