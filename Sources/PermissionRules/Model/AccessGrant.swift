// SPDX-License-Identifier: Apache-2.0

/// What the system remembers of the user's decision about one app; the app itself sees less.
public enum AccessGrant: String, Sendable, CaseIterable {
    /// The user has not been asked, or a one-time grant has lapsed.
    case unasked
    /// The user refused.
    case denied
    /// Allowed while the app is in use.
    case whenInUse
    /// Allowed once, while this use of the app lasts; reads as when in use.
    case once
    /// Always, on probation (iOS 13 and later); reads as always, Settings shows While Using.
    case provisionalAlways
    /// Always.
    case always
}
