// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation

/// A corner of a fence.
public struct TencentLBSGeofenceCoordinate: Sendable {
    /// Degrees north.
    public var latitude: CLLocationDegrees
    /// Degrees east.
    public var longitude: CLLocationDegrees

    /// Creates a corner; neither value is checked.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates a corner; neither value is checked.
public func TencentLBSGeofenceCoordinateMake(
    _ latitude: CLLocationDegrees,
    _ longitude: CLLocationDegrees
) -> TencentLBSGeofenceCoordinate {
    TencentLBSGeofenceCoordinate(latitude: latitude, longitude: longitude)
}
