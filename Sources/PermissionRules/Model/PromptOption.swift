// SPDX-License-Identifier: Apache-2.0

/// The buttons of the system dialogs, named as the formats name them.
public enum PromptOption: String, Sendable, CaseIterable {
    /// Allow (two-button prompts).
    case allow
    /// Don't Allow.
    case dontAllow
    /// Only While Using the App (iOS 11 and 12).
    case onlyWhileUsing
    /// Always Allow (iOS 11 and 12).
    case alwaysAllow
    /// Keep Only While Using.
    case keepOnlyWhileUsing
    /// Allow While Using App.
    case allowWhileUsing
    /// Allow Once.
    case allowOnce
    /// Change to Always Allow.
    case changeToAlwaysAllow
    /// Keep what was granted.
    case keep
    /// Open Settings.
    case settings
    /// Change to Only While Using.
    case changeToWhileUsing
    /// Cancel.
    case cancel
    /// WLAN and cellular data.
    case wlanAndCellular
    /// WLAN only.
    case wlanOnly
}
