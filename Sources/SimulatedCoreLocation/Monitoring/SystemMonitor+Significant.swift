// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedDevice

extension SystemMonitor {
    /// How far apart significant changes are, in metres and in time.
    private static let distance = 500.0
    private static let interval = Duration.seconds(300)

    /// Follows the phone for a manager, from a place on.
    func follow(_ slot: DeviceSlot, from place: Coordinate<WGS84>) {
        leave(\.followers, slot)
        followers.append(Follower(slot: slot, last: place))
        tick(.significantTick, after: Self.interval)
    }

    /// Takes a manager off a list.
    func leave(_ list: ReferenceWritableKeyPath<SystemMonitor, [Follower]>, _ slot: DeviceSlot) {
        self[keyPath: list].removeAll { $0.slot.isRetired || $0.slot === slot }
    }

    /// Tells every manager that follows whether the phone has moved far enough.
    func lookForChanges() {
        followers.removeAll(where: \.slot.isRetired)
        guard !followers.isEmpty else { return }
        tick(.significantTick, after: Self.interval)
        guard let place else { return }
        for index in followers.indices where followers[index].last.distance(to: place) >= Self.distance {
            guard canTell() else { continue }
            followers[index].last = place
            device.schedule(.significantFix, to: followers[index].slot)
        }
    }
}
