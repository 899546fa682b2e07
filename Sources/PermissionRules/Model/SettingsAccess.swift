// SPDX-License-Identifier: Apache-2.0

/// The choices Settings may offer for an app's location access.
public enum SettingsAccess: String, Sendable, CaseIterable {
    /// Never.
    case never
    /// Ask Next Time Or When I Share (iOS 13 and later).
    case askNextTime
    /// While Using the App.
    case whileUsing
    /// Always.
    case always
}
