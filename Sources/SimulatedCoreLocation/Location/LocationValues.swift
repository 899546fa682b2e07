// SPDX-License-Identifier: Apache-2.0

import Geodesy

/// What a location holds, without an object of its own for any part.
struct LocationValues: Sendable {
    var latitude: Double
    var longitude: Double
    var altitude = 0.0
    var horizontalAccuracy = 0.0
    var verticalAccuracy = -1.0
    var course = -1.0
    var courseAccuracy = -1.0
    var speed = -1.0
    var speedAccuracy = -1.0
    /// Seconds since the reference date.
    var timestamp: Double
    var floor: Int?
    var source: Source?
    /// What the numbers are in; no archive keeps it.
    var datum = DatumIdentifier.wgs84

    /// Who produced a location.
    struct Source: Sendable {
        var isSimulatedBySoftware: Bool
        var isProducedByAccessory: Bool

        /// The object that says it: one for each of the four answers, because every location is asked for it.
        var information: CLLocationSourceInformation {
            switch (isSimulatedBySoftware, isProducedByAccessory) {
            case (false, false): Self.measured
            case (true, false): Self.simulated
            case (false, true): Self.fromAccessory
            case (true, true): Self.simulatedByAccessory
            }
        }

        private static let measured = object(false, false)
        private static let simulated = object(true, false)
        private static let fromAccessory = object(false, true)
        private static let simulatedByAccessory = object(true, true)

        private static func object(_ isSoftware: Bool, _ isAccessory: Bool) -> CLLocationSourceInformation {
            CLLocationSourceInformation(
                softwareSimulationState: isSoftware,
                andExternalAccessoryState: isAccessory
            )
        }
    }

    init(latitude: Double, longitude: Double, timestamp: Double) {
        self.latitude = latitude
        self.longitude = longitude
        self.timestamp = timestamp
    }

    init(
        _ coordinate: CLLocationCoordinate2D,
        _ altitude: Double,
        _ accuracy: (horizontal: Double, vertical: Double),
        _ timestamp: Date
    ) {
        self.init(
            latitude: coordinate.latitude,
            longitude: coordinate.longitude,
            timestamp: timestamp.timeIntervalSinceReferenceDate
        )
        self.altitude = altitude
        horizontalAccuracy = accuracy.horizontal
        verticalAccuracy = accuracy.vertical
    }

    func moving(
        _ course: (value: Double, accuracy: Double),
        _ speed: (value: Double, accuracy: Double)
    ) -> LocationValues {
        var values = self
        (values.course, values.courseAccuracy) = course
        (values.speed, values.speedAccuracy) = speed
        return values
    }

    func from(_ information: CLLocationSourceInformation) -> LocationValues {
        var values = self
        values.source = Source(
            isSimulatedBySoftware: information.isSimulatedBySoftware,
            isProducedByAccessory: information.isProducedByAccessory
        )
        return values
    }
}
