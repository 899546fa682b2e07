// SPDX-License-Identifier: Apache-2.0

/// The location arrow of the status bar.
public enum StatusBarArrow: String, Sendable, CaseIterable {
    /// No arrow.
    case none
    /// A filled arrow.
    case solid
    /// An outlined arrow.
    case hollow
}
