// SPDX-License-Identifier: Apache-2.0

/// Where the app is in its life cycle, named as the formats name it.
public enum DeviceAppState: String, Sendable, CaseIterable {
    /// On screen and in front.
    case active
    /// On screen, with a prompt or Notification Centre in front of it.
    case inactive
    /// Off screen and running.
    case background
    /// Off screen and frozen.
    case suspended
    /// Not running.
    case terminated
}
