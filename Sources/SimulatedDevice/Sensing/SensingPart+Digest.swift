// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Geodesy
import PermissionRules

extension SensingPart: StateDigesting {
    /// Adds where the phone is, what its receivers know, and what they can.
    package func digest(into digest: inout StateDigest) {
        for flag in [hasSignal, isSimulatedBySoftware, hasBluetooth, isWarm] { digest.combine(flag) }
        digest.combine(compass.heading)
        digest.combine(compass.accuracy)
        for beacon in beacons {
            digest.combine(beacon.uuid.uuidString)
            digest.combine(Int(beacon.major) << 16 | Int(beacon.minor))
            digest.combine(beacon.proximity.rawValue)
        }
        digest.combine(truth.latitude)
        digest.combine(truth.longitude)
        digest.combine(age: searchesSince.map { Double(device.nanoseconds - $0) / 1e9 })
        digest.combine(age: lastKnown.map { (device.now - $0.time).inSeconds })
        if digest.memory > 0 { digest.combine(lastKnown?.horizontalAccuracy ?? -1) }
    }
}
