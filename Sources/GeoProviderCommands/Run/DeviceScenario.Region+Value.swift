// SPDX-License-Identifier: Apache-2.0

import Geodesy
import GeoProvider
import SimulatedDevice

extension DeviceScenario.Region {
    /// A region of which only the name matters.
    init(named identifier: String) {
        self.init()
        self.identifier = identifier
    }

    /// The region for a provider; without a centre of its own it lies around the phone.
    func value(around device: SimulatedDevice) -> Region {
        let place = center.flatMap { try? Coordinate<WGS84>(latitude: $0.latitude, longitude: $0.longitude) }
        return Region(
            identifier: identifier,
            center: .wgs84(place ?? device.sensing.truth),
            radius: radius,
            notifyOnEntry: notifyOnEntry,
            notifyOnExit: notifyOnExit
        )
    }
}
