// SPDX-License-Identifier: Apache-2.0

/// What one user of the location receivers wants: a manager's standard updates, or its monitoring.
public struct DeviceLocationSession: Sendable, Hashable {
    /// Whether standard updates run.
    public var isUpdating = false
    /// Whether significant changes are followed or beacons are ranged.
    public var isFollowing = false
    /// Whether visits are monitored.
    public var isMonitoring = false
    /// The manager's `allowsBackgroundLocationUpdates`.
    public var allowsBackground = false
    /// The manager's `showsBackgroundLocationIndicator`.
    public var showsIndicator = false

    /// A session that wants nothing yet.
    public init() {}
}
