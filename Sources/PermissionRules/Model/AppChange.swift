// SPDX-License-Identifier: Apache-2.0

/// What happens to an app or to its system while the app is not running.
public enum AppChange: String, Sendable, CaseIterable {
    /// A new version of the app, with an Info.plist of its own.
    case update
    /// The app is deleted and installed again.
    case reinstall
    /// A newer iOS; the rule set before it decides.
    case systemUpgrade
}
