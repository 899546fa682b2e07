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

    /// Whether the current device has a compass.
    public class func headingAvailable() -> Bool { SimulatedDevice.current.sensing.compass.isAvailable }
}
