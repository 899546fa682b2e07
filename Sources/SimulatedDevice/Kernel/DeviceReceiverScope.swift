// SPDX-License-Identifier: Apache-2.0

/// Whose process a receiver lives in.
public enum DeviceReceiverScope: Sendable, Hashable {
    /// The system: it receives events whatever the app does.
    case system
    /// The app's current process: events wait while it is suspended and are dropped when it ends.
    case app
}
