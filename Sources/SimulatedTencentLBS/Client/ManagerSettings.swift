// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation

/// What a manager is set to, besides what CoreLocation's manager keeps for it.
struct ManagerSettings {
    var apiKey = ""
    var requestLevel = TencentLBSRequestLevel.geo
    var coordinateType = TencentLBSLocationCoordinateType.GCJ02
    /// Seconds between two look-ups of updates.
    var poiUpdateInterval = 10
    var checksForFakes = false
    /// Milliseconds between two callbacks of the timer; 0: there is none.
    var callbackInterval: UInt64 = 0
    /// What the app has set by keys.
    var data: [String: String] = [:]

    /// Whether the app has set the key that makes locations tell the nation's number.
    var hasNationCode: Bool { data["ReGeoCodingnKey"]?.isEmpty == false }
}
