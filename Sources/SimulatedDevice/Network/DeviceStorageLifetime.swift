// SPDX-License-Identifier: Apache-2.0

/// How long a stored value lasts.
public enum DeviceStorageLifetime: Sendable, Hashable {
    /// As long as the app's process.
    case process
    /// As long as the app is installed.
    case installation
}
