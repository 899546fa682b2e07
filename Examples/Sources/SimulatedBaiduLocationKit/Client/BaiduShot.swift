// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice

/// A one-shot that is outstanding.
struct BaiduShot {
    /// Where it stands.
    enum Phase {
        case undecided, refused, locating, addressing
    }

    let number: Int
    let wantsAddress: Bool
    let wantsNetworkState: Bool
    let block: BMKLocatingCompletionBlock
    var phase = Phase.undecided
    var best: CLLocation?
    var timer: DeviceEventID?
    var lookup: BaiduLookup?
}
