// SPDX-License-Identifier: Apache-2.0

/// A change the user makes in Settings, or that is made to the device from elsewhere.
public enum SettingsEdit: Sendable, Hashable {
    /// The app's location access.
    case access(SettingsAccess)
    /// The app's Precise Location switch.
    case precise(Bool)
    /// Whether the app's widgets may use location.
    case widgets(Bool)
    /// Location Services for the whole device.
    case locationServices(Bool)
    /// Restriction by Screen Time or device management.
    case restricted(Bool)
    /// Reset Location & Privacy.
    case resetLocationAndPrivacy
}
