// SPDX-License-Identifier: Apache-2.0

/// The moments at which a grant for one use of the app may end.
public enum LapseEvent: String, Sendable, CaseIterable {
    /// The app is off screen, within the grace period or with the location indicator showing.
    case stillInUse
    /// The app stopped being in use: off screen beyond the grace period with no indicator.
    case useEnded
    /// The app's process ended.
    case processEnded
    /// A day ended.
    case dayEnded
}
