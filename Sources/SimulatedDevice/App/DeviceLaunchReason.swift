// SPDX-License-Identifier: Apache-2.0

/// Who started the app's process.
public enum DeviceLaunchReason: String, Sendable, CaseIterable {
    /// The user, on screen.
    case user
    /// The system, off screen, for a location event: the launch options name location.
    case location
}
