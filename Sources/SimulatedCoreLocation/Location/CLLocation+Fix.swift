// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedDevice

extension CLLocation {
    /// Makes the location that the app sees of what the device determined.
    convenience init(_ fix: DeviceFix, on device: SimulatedDevice) {
        var values = LocationValues(
            latitude: fix.coordinate.latitude,
            longitude: fix.coordinate.longitude,
            timestamp: device.referenceTime + fix.seconds
        )
        values.horizontalAccuracy = fix.horizontalAccuracy
        values.altitude = fix.altitude ?? 0
        values.verticalAccuracy = fix.altitude == nil ? -1 : fix.verticalAccuracy ?? -1
        values.speed = fix.speed ?? -1
        values.course = fix.course ?? -1
        values.floor = fix.floor
        values.courseAccuracy = fix.courseAccuracy ?? -1
        values.speedAccuracy = fix.speedAccuracy ?? -1
        if device.tellsLocationSource {
            values.source = LocationValues.Source(
                isSimulatedBySoftware: fix.isSimulatedBySoftware,
                isProducedByAccessory: false
            )
        }
        self.init(values: values)
    }
}

extension LocationValues {
    /// Place and exactness, for the journal.
    var brief: String {
        String(format: "%.7f,%.7f ±%g m", latitude, longitude, horizontalAccuracy)
    }
}
