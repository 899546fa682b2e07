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
        let (pace, direction) = (fix.speed, fix.course)
        if pace >= 0 {
            speed = pace
            let accuracy = fix.speedAccuracy
            if accuracy >= 0 { speedAccuracy = accuracy }
        }
        if direction >= 0 {
            course = direction
            let accuracy = fix.courseAccuracy
            if accuracy >= 0 { courseAccuracy = accuracy }
        }
        floor = fix.floor?.level
        isSimulatedBySoftware = fix.sourceInformation?.isSimulatedBySoftware
    }
}
