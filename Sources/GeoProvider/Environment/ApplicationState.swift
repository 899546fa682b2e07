// SPDX-License-Identifier: Apache-2.0

/// Where the app stands, as `UIApplication.State` has it.
public enum ApplicationState: String, Sendable, Hashable, CaseIterable {
    /// In front, and the user's touches reach it.
    case active
    /// In front, but something of the system is over it, such as a permission prompt.
    case inactive
    /// Not in front.
    case background
}
