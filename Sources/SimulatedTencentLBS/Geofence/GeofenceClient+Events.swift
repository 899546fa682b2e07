// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedCoreLocation
import SimulatedDevice

extension DeviceEvent.Kind {
    /// The app is told something of a fence; the payload is the message.
    static let geofenceMessage = DeviceEvent.Kind(rawValue: 4)
    /// The time of a stay is full; the payload is the stay.
    static let geofenceStayed = DeviceEvent.Kind(rawValue: 5)
}

extension GeofenceClient: DeviceEventReceiver {
    func receive(_ event: DeviceEvent) {
        withExtendedLifetime(manager) {
            switch event.kind {
            case .geofenceMessage: deliver(event.payload)
            case .geofenceStayed: stayed(event.payload)
            default: break
            }
        }
    }

    func label(of event: DeviceEvent) -> String {
        "\(SimulatedTencent.name) fence \(event.kind == .geofenceStayed ? "stay" : "message")"
    }

    func digest(into digest: inout StateDigest) {
        digest.combine(watch == .running ? 1 : watch == .paused ? 2 : 0)
        for region in regions {
            digest.combine(region.identifier)
            digest.combine(stays[region.identifier] != nil)
        }
    }
}

extension GeofenceClient: CLLocationManagerDelegate {
    func locationManager(_ system: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        withExtendedLifetime(manager) {
            for location in locations { hear(location) }
        }
    }

    func locationManager(_ system: CLLocationManager, didFailWithError error: any Error) {
        switch (error as? CLError)?.code {
        case .denied: fail(.denied)
        case .locationUnknown: fail(.locationNotAvailable)
        default: fail(.unknown)
        }
    }
}
