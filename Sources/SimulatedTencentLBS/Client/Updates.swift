// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice

/// A session of continuous updates, from a start to a stop.
struct Updates {
    /// The session's number, which its events carry.
    let number: Int
    let coordinateType: TencentLBSLocationCoordinateType
    /// How long the timer of added callbacks waits; nil: there is none.
    let interval: Duration?
    /// What was delivered last.
    var newest: TencentLBSLocation?
    /// Whether anything was delivered since the timer last fired.
    var isFresh = false
    /// The last answer of the map service.
    var answer: DeviceAddress?
    /// When the map service was last asked.
    var askedAt: Duration?
    var lookup: AddressLookup?
    /// A location that waits for the map service.
    var waiting: CLLocation?
    var timer: DeviceEventID?
}
