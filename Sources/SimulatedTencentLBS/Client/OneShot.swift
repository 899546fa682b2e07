// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice

/// A one-shot that is outstanding.
struct OneShot {
    /// The one-shot's number, which its events carry.
    let number: Int
    let level: TencentLBSRequestLevel
    /// Seconds for what the time-out covers.
    let timeout: Double
    let coordinateType: TencentLBSLocationCoordinateType
    let completion: (TencentLBSLocation?, (any Error)?) -> Void
    /// CoreLocation's answer, while the address is looked up.
    var location: CLLocation?
    var lookup: AddressLookup?
    var timer: DeviceEventID?
}
