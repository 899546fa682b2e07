// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice

extension TencentClient {
    /// Hands a setting on to CoreLocation's manager.
    func set<Value>(_ property: ReferenceWritableKeyPath<CLLocationManager, Value>, _ value: Value) {
        sdk.calling { system[keyPath: property] = value }
    }

    /// The app wants another datum, from the next start on.
    func setCoordinateType(_ type: TencentLBSLocationCoordinateType) {
        note(.call, "coordinateType = \(type)", updates == nil && oneShot == nil ? nil : .datumSession)
        settings.coordinateType = type
    }

    /// The app wants a timer to add callbacks; before 4.2.0 that has no effect.
    func setCallbackInterval(_ milliseconds: UInt64) {
        let isKnown = configuration.sdkVersion.hasCallbackInterval
        note(.call, "locationCallbackInterval = \(milliseconds)", isKnown ? .updatesInterval : .newerInterface)
        if isKnown { settings.callbackInterval = milliseconds }
    }
}
