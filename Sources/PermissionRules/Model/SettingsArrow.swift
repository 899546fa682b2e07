// SPDX-License-Identifier: Apache-2.0

/// The mark beside an app in the list of Location Services in Settings.
public enum SettingsArrow: String, Sendable, CaseIterable {
    /// No mark.
    case none
    /// The app used location recently.
    case solidPurple
    /// The app used location within the last 24 hours.
    case solidGray
    /// The system watches regions for the app.
    case hollowPurple
}
