// SPDX-License-Identifier: Apache-2.0

/// What an app asks the user for.
public enum LocationPermission: String, Sendable, Hashable, CaseIterable {
    /// Location while the app is in use.
    case whenInUse
    /// Location at any time.
    case always
}
