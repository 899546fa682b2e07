// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedDevice

/// What the system watches for the app beyond standard updates: regions, significant changes, visits.
///
/// There is one per device. It is the system's, not the app's: what it watches outlives the process, and events run a
/// suspended app or launch a terminated one.
final class SystemMonitor {
    unowned let device: SimulatedDevice
    private(set) var slot: DeviceSlot!
    /// The regions watched, in the order in which they were started.
    var regions: [WatchedRegion] = []
    /// What happened to regions so far; events name an entry by its index.
    var news: [RegionNews] = []
    /// What happened to regions while the process had no manager to tell.
    var untold: [Int] = []
    /// The managers of the running process, which hear of regions.
    var listeners = DeviceSlotList()
    /// The managers that monitor significant changes.
    var followers: [Follower] = []
    /// The managers that monitor visits.
    var visitors: [Follower] = []
    /// Where the user has been since when, for visits.
    var stay: Stay?
    /// The visits told so far; events name one by its index.
    var visits: [Stay] = []
    /// The stays that no manager was there to hear of.
    var untoldVisits: [Int] = []
    /// Where a significant change was last told to an app whose process is gone; nil: it followed none.
    var followsForApp: Coordinate<WGS84>?
    /// Whether an app whose process is gone monitored visits.
    var visitsForApp = false
    /// What is kept until the user has decided about a provisional Always.
    var heldEvent: Event?
    private var ticks: Set<DeviceEvent.Kind> = []

    /// A manager that monitors significant changes or visits.
    struct Follower {
        var slot: DeviceSlot
        /// Where the last change was told.
        var last: Coordinate<WGS84>
        /// The process it belongs to.
        let process: Int
        /// Whether a change is about to be told.
        var isDue = false
    }

    private enum Key: DeviceStorageKey {
        static var defaultValue: SystemMonitor? { nil }
        static var lifetime: DeviceStorageLifetime { .installation }
    }

    /// The device's monitor, made when it is first needed.
    static func of(_ device: SimulatedDevice) -> SystemMonitor {
        if let monitor = device.storage[Key.self] { return monitor }
        let monitor = SystemMonitor(device)
        device.storage[Key.self] = monitor
        return monitor
    }

    private init(_ device: SimulatedDevice) {
        self.device = device
        slot = device.register(self, scope: .system, caller: "system")
    }

    deinit { slot.retire() }

    /// Looks again after a while, unless that is arranged already.
    func tick(_ kind: DeviceEvent.Kind, after delay: Duration) {
        guard ticks.insert(kind).inserted else { return }
        device.schedule(kind, after: delay, to: slot)
    }

    /// Where the phone is, as far as its receivers can tell.
    var place: Coordinate<WGS84>? { device.sensingPart.hasSignal ? device.sensingPart.truth : nil }
}

extension DeviceEvent.Kind {
    /// It is time to look at the regions.
    static let regionTick = DeviceEvent.Kind(rawValue: 1)
    /// It is time to look for significant changes.
    static let significantTick = DeviceEvent.Kind(rawValue: 2)
    /// It is time to look where the user stays.
    static let visitTick = DeviceEvent.Kind(rawValue: 3)
}

extension SystemMonitor: DeviceEventReceiver {
    func receive(_ event: DeviceEvent) {
        ticks.remove(event.kind)
        switch event.kind {
        case .heldEventEnded: endHeldEvent(isDelivered: event.payload == 1)
        case .regionTick: lookAtRegions()
        case .significantTick: lookForChanges()
        default: lookForVisits()
        }
    }

    func label(of event: DeviceEvent) -> String {
        switch event.kind {
        case .regionTick: "look at regions"
        case .significantTick: "look for significant changes"
        case .heldEventEnded: "held event"
        default: "look for visits"
        }
    }

    func digest(into digest: inout StateDigest) {
        for region in regions {
            digest.combine(region.region.description)
            digest.combine(region.state.rawValue)
            digest.combine(region.crossedSince.map { (device.now - $0).inSeconds } ?? -1)
        }
        for follower in followers + visitors {
            digest.combine(follower.last.latitude)
            digest.combine(follower.last.longitude)
        }
        digest.combine(followsForApp?.latitude ?? -100)
        digest.combine(visitsForApp)
        digest.combine(untold.count)
        digest.combine(untoldVisits.count)
        digest.combine(heldEvent != nil)
        digest.combine(stay.map { (device.now - $0.since).inSeconds } ?? -1)
    }
}
