// SPDX-License-Identifier: Apache-2.0

public import Geodesy

/// A place that stands in when nobody can say where the device is.
///
/// Its fix is marked as made up by software and as reduced, so an app can tell it from a real one.
public struct FixedCity: Sendable, Hashable {
    /// The name, which is given as the fix's city.
    public let name: String
    /// The place, in the datum it is known in.
    public let coordinate: AnyCoordinate
    /// How far from it the device may well be, in metres.
    public let radius: Double

    /// Makes a city.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - coordinate: The place.
    ///   - radius: How far from it the device may be, in metres.
    public init(name: String, coordinate: AnyCoordinate, radius: Double = 20_000) {
        self.name = name
        self.coordinate = coordinate
        self.radius = radius
    }

    /// The fix that stands in for a real one.
    ///
    /// - Parameter timestamp: Seconds since 1970-01-01 UTC.
    /// - Returns: The fix.
    public func location(at timestamp: Double) -> Location {
        var location = Location(
            coordinate: coordinate,
            horizontalAccuracy: radius,
            timestamp: timestamp,
            accuracyAuthorization: .reducedAccuracy
        )
        location.isSimulatedBySoftware = true
        location.address = Address()
        location.address?.city = name
        return location
    }
}
