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
        followers.append(Follower(slot: slot, last: place, process: device.appPart.process))
        followsForApp = nil
        tick(.significantTick, after: Self.interval)
    }

    /// Takes a manager off a list.
    func leave(_ list: ReferenceWritableKeyPath<SystemMonitor, [Follower]>, _ slot: DeviceSlot) {
        keepRegistrations()
        self[keyPath: list].removeAll { $0.slot.isRetired || $0.slot === slot }
    }

    /// Keeps in mind what the app of a process that has ended was following: the system goes on for it.
    func keepRegistrations() {
        let isOver = { (follower: Follower) in
            follower.slot.isRetired
                && (follower.process != self.device.appPart.process || self.device.appPart.state == .terminated)
        }
        if let last = followers.last(where: isOver) { followsForApp = last.last }
        if visitors.contains(where: isOver) { visitsForApp = true }
        followers.removeAll(where: \.slot.isRetired)
        visitors.removeAll(where: \.slot.isRetired)
    }

    /// Looks whether the phone has moved far enough for a manager that follows, or for an app whose process is gone.
    func lookForChanges() {
        keepRegistrations()
        guard !followers.isEmpty || followsForApp != nil else { return }
        tick(.significantTick, after: Self.interval)
        guard let place else { return }
        let isFar = { (last: Coordinate<WGS84>) in last.distance(to: place) >= Self.distance }
        let isDue = followers.contains { isFar($0.last) } || followsForApp.map(isFar) ?? false
        guard isDue, let way = way() else { return }
        for index in followers.indices where isFar(followers[index].last) {
            followers[index].last = place
            followers[index].isDue = true
        }
        if followsForApp.map(isFar) ?? false { followsForApp = place }
        send(.significantChange, way)
    }

    /// Tells the managers that follow; in a process that was launched for it, those that start again hear of it then.
    func tellSignificantChange() {
        for index in followers.indices where followers[index].isDue {
            followers[index].isDue = false
            device.schedule(.significantFix, to: followers[index].slot)
        }
    }
}
