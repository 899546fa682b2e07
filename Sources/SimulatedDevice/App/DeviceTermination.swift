// SPDX-License-Identifier: Apache-2.0

/// Who ends the app's process.
public enum DeviceTermination: String, Sendable, CaseIterable {
    /// The system, for want of memory, or the app itself, by a crash.
    case system
    /// The user, by swiping the app away.
    case user
}
