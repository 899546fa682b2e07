// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedCoreLocation
import SimulatedDevice

/// The engine for dead reckoning: updates of its own, and how to go on from the newest.
final class DeadReckoner: NSObject {
    private let sdk: DeviceSDK
    private let system: CLLocationManager
    private var newest: CLLocation?

    init(_ sdk: DeviceSDK) {
        self.sdk = sdk
        system = sdk.device.asCurrent { sdk.calling { CLLocationManager() } }
        super.init()
        sdk.calling {
            system.delegate = self
            system.startUpdatingLocation()
        }
    }

    /// Ends the updates.
    func stop() {
        sdk.calling { system.stopUpdatingLocation() }
    }

    /// Where the phone is by the newest location and by what it moved since.
    func position(as type: TencentLBSLocationCoordinateType) -> TencentLBSLocation? {
        guard let newest else { return nil }
        let present = sdk.device.configuration.startTimestamp + sdk.device.now / .seconds(1)
        let age = present - newest.timestamp.timeIntervalSince1970
        let isMoving = newest.speed > 0 && newest.course >= 0 && age > 0
        let (seen, isInChina) = (isMoving ? moved(newest, by: age) : newest).seen(as: type)
        let isExact = newest.horizontalAccuracy <= Self.worstReceiver
        return TencentLBSLocation(
            location: seen,
            isInChina: isInChina,
            drProvider: isMoving ? .fusion : isExact ? .GPS : .netWork
        )
    }

    private static let worstReceiver = 65.0
    /// Metres for a degree of latitude.
    private static let degree = 111_195.0

    /// The location that speed and course lead to in some seconds.
    private func moved(_ location: CLLocation, by age: Double) -> CLLocation {
        let way = location.speed * age / Self.degree
        let course = location.course * .pi / 180
        let latitude = location.coordinate.latitude + way * cos(course)
        let east = way * sin(course) / max(0.01, cos(latitude * .pi / 180))
        return CLLocation(
            coordinate: CLLocationCoordinate2D(
                latitude: min(90, max(-90, latitude)),
                longitude: (location.coordinate.longitude + east + 540).truncatingRemainder(dividingBy: 360) - 180
            ),
            altitude: location.altitude,
            horizontalAccuracy: location.horizontalAccuracy,
            verticalAccuracy: location.verticalAccuracy,
            course: location.course,
            speed: location.speed,
            timestamp: location.timestamp.addingTimeInterval(age)
        )
    }
}

extension DeadReckoner: CLLocationManagerDelegate {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        newest = locations.last ?? newest
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
}
