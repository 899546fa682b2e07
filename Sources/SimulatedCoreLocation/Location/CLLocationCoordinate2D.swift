// SPDX-License-Identifier: Apache-2.0

/// A place on the earth in degrees of WGS-84.
///
/// Not equatable, because Apple's is not and many apps add that conformance themselves.
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees north of the equator; negative values are south of it.
    public var latitude: CLLocationDegrees
    /// Degrees east of Greenwich; negative values are west of it.
    public var longitude: CLLocationDegrees

    /// Creates the place where the equator meets the zero meridian.
    public init() {
        self.init(latitude: 0, longitude: 0)
    }

    /// Creates a place; neither value is checked.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates a place; neither value is checked.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees,
    _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a latitude is within ±90 and a longitude within ±180 degrees.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}
