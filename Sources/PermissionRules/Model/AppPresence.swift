// SPDX-License-Identifier: Apache-2.0

/// Where the app stands when it asks: what the system means by "in use", split where prompts need more.
///
/// Source: corelocation documents on authorization requests; WWDC19 705.
public enum AppPresence: String, Sendable, CaseIterable {
    /// On screen, a prompt or Notification Centre in front of it included.
    case foreground
    /// Off screen for no more than the grace period: still in use, but no prompt can be shown.
    case grace
    /// Off screen with the location indicator showing: in use for delivery, but no prompt can be shown.
    case indicator
    /// Off screen otherwise, suspended, or not running.
    case background

    /// Whether location may be delivered to an app that is allowed to use it while in use.
    public var isInUse: Bool { self != .background }
}
