// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

extension CLLocationManager {
    /// Whether the current device's app may use location; superseded in iOS 14.
    public class func authorizationStatus() -> CLAuthorizationStatus {
        CLAuthorizationStatus(SimulatedDevice.current.permission.status)
    }

    /// Whether location services are on for the whole of the current device.
    public class func locationServicesEnabled() -> Bool {
        let device = SimulatedDevice.current
        device.note(.coreLocation, .call, "locationServicesEnabled() by \(device.caller)")
        return device.permission.servicesEnabled
    }

    /// Whether significant changes can be monitored, which they can.
    public class func significantLocationChangeMonitoringAvailable() -> Bool { true }

    /// Whether regions of a class can be monitored: circles can.
    public class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool {
        regionClass == CLCircularRegion.self || regionClass == CLRegion.self
    }

    /// Whether beacons can be ranged; the simulated phone hears none.
    public class func isRangingAvailable() -> Bool { false }

    /// Whether updates can be deferred, which no iOS since 13 does.
    public class func deferredLocationUpdatesAvailable() -> Bool { false }

    /// Whether the current device has a compass.
    public class func headingAvailable() -> Bool { SimulatedDevice.current.sensing.compass.isAvailable }
}
