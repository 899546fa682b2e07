// SPDX-License-Identifier: Apache-2.0

/// How many sessions want what, so that nobody looks through all of them for what none wants.
struct LocationDemand {
    private(set) var updating = 0
    private(set) var monitoring = 0
    private(set) var background = 0
    private(set) var indicator = 0

    mutating func add(_ wants: DeviceLocationSession) { count(wants, 1) }

    mutating func remove(_ wants: DeviceLocationSession) { count(wants, -1) }

    private mutating func count(_ wants: DeviceLocationSession, _ step: Int) {
        if wants.isUpdating || wants.isFollowing { updating += step }
        if wants.isMonitoring { monitoring += step }
        if wants.allowsBackground { background += step }
        if wants.showsIndicator { indicator += step }
    }
}
