// SPDX-License-Identifier: Apache-2.0

public import Geodesy
public import GeoProvider

extension Location {
    /// Takes a fix from CoreLocation, or from an SDK that returns its fixes in CoreLocation's type.
    ///
    /// Nil for a fix that is invalid: with a negative horizontal accuracy, or with numbers that are no coordinate.
    ///
    /// - Parameters:
    ///   - fix: The fix.
    ///   - datum: The datum its numbers are in; CoreLocation's own are in WGS-84.
    ///   - accuracy: The accuracy granted at delivery.
    public init?(_ fix: CLLocation, datum: DatumIdentifier = .wgs84, accuracy: AccuracyAuthorization) {
        let horizontalAccuracy = fix.horizontalAccuracy
        guard horizontalAccuracy >= 0, let coordinate = AnyCoordinate(fix.coordinate, datum: datum) else { return nil }
        self.init(
            coordinate: coordinate,
            horizontalAccuracy: horizontalAccuracy,
            timestamp: fix.timestamp.timeIntervalSince1970,
            accuracyAuthorization: accuracy
        )
        if fix.verticalAccuracy > 0 {
            altitude = fix.altitude
            verticalAccuracy = fix.verticalAccuracy
        }
        speed = Location.valid(fix.speed)
        speedAccuracy = speed == nil ? nil : Location.valid(fix.speedAccuracy)
        course = Location.valid(fix.course)
        courseAccuracy = course == nil ? nil : Location.valid(fix.courseAccuracy)
        floor = fix.floor?.level
        isSimulatedBySoftware = fix.sourceInformation?.isSimulatedBySoftware
    }

    /// The number, unless it is negative or none.
    private static func valid(_ number: Double) -> Double? {
        number >= 0 ? number : nil
    }
}
