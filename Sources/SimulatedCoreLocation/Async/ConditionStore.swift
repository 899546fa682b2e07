// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedDevice

/// The conditions that the system watches for the app's monitors, by the monitors' names.
///
/// There is one per device. It is the system's, not the app's: conditions outlive the process.
final class ConditionStore {
    /// A condition, and what is known of it.
    struct Watched {
        let monitor: String
        let identifier: String
        let condition: any CLCondition
        var lastEvent: CLMonitor.Event
        /// The state that is about to be told, and since when it lasts.
        var candidate: (state: CLMonitor.Event.State, since: Duration)?
        /// Whether the journal has said that a change is not told.
        var isSilenceNoted = false
        /// Whether its state was looked at since it was added.
        var isConfirmed = false
    }

    unowned let device: SimulatedDevice
    private var slot: DeviceSlot!
    /// The conditions, in the order in which they were added.
    var watched: [Watched] = [] { didSet { device.locationPart.setMonitorsConditions(!watched.isEmpty) } }
    /// What was told so far; events name an entry by its index.
    private(set) var news: [(event: CLMonitor.Event, rule: BehaviourRule)] = []
    /// The runs that listen, with the names of their monitors.
    private var listeners: [(monitor: String, slot: DeviceSlot)] = []
    /// What nobody has heard yet, the newest of each condition.
    private var unheard: [(monitor: String, index: Int)] = []
    private var isLookDue = false

    /// The most conditions an app may have.
    static let limit = 20
    private static let look = DeviceEvent.Kind(rawValue: 1)

    private enum Key: DeviceStorageKey {
        static var defaultValue: ConditionStore? { nil }
        static var lifetime: DeviceStorageLifetime { .installation }
    }

    /// The device's store, made when it is first needed.
    static func of(_ device: SimulatedDevice) -> ConditionStore {
        if let store = device.storage[Key.self] { return store }
        let store = ConditionStore(device)
        device.storage[Key.self] = store
        return store
    }

    private init(_ device: SimulatedDevice) {
        self.device = device
        slot = device.register(self, scope: .system, caller: "system")
        device.permissionPart.observeChanges(slot)
    }

    deinit { slot.retire() }

    /// Watches a condition; one of the same name is replaced.
    func add(
        _ condition: any CLCondition,
        _ identifier: String,
        assuming state: CLMonitor.Event.State,
        to monitor: String
    ) {
        remove(identifier, from: monitor)
        guard watched.count < Self.limit else {
            return tell(event(identifier, unmonitored, .conditionLimitExceeded), in: monitor, rule: .conditionLimit)
        }
        let first = event(identifier, state, [])
        watched.append(Watched(monitor: monitor, identifier: identifier, condition: condition, lastEvent: first))
        lookLater(after: .seconds(1))
    }

    /// Watches a condition no longer.
    func remove(_ identifier: String, from monitor: String) {
        watched.removeAll { $0.monitor == monitor && $0.identifier == identifier }
        unheard.removeAll { $0.monitor == monitor && news[$0.index].event.identifier == identifier }
    }

    /// The condition of a name.
    func watched(_ identifier: String, in monitor: String) -> Watched? {
        watched.first { $0.monitor == monitor && $0.identifier == identifier }
    }

    /// Tells a run of what becomes of a monitor's conditions, and first of what nobody has heard.
    func listen(_ monitor: String, _ slot: DeviceSlot) {
        listeners.removeAll(where: \.slot.isRetired)
        listeners.append((monitor, slot))
        for item in unheard where item.monitor == monitor {
            device.schedule(.conditionNews, payload: item.index, to: slot)
        }
        unheard.removeAll { $0.monitor == monitor }
    }

    /// Tells whoever listens to the monitor, or keeps it for whoever will.
    func tell(_ event: CLMonitor.Event, in monitor: String, rule: BehaviourRule) {
        guard device.keeps(rule) else { return }
        news.append((event, rule))
        listeners.removeAll(where: \.slot.isRetired)
        let slots = listeners.filter { $0.monitor == monitor }.map(\.slot)
        for slot in slots { device.schedule(.conditionNews, payload: news.count - 1, to: slot) }
        guard slots.isEmpty else { return }
        unheard.removeAll { $0.monitor == monitor && news[$0.index].event.identifier == event.identifier }
        unheard.append((monitor, news.count - 1))
    }

    /// What is known of a condition now; before iOS 18 without a reason.
    func event(
        _ identifier: String,
        _ state: CLMonitor.Event.State,
        _ diagnosis: ServiceDiagnosis
    ) -> CLMonitor.Event {
        CLMonitor.Event(
            identifier: identifier,
            state: state,
            date: Date(timeIntervalSince1970: device.timestamp),
            refinement: nil,
            diagnosis: device.traits.hasServiceSessions ? diagnosis : []
        )
    }

    /// The state of a condition that is not monitored.
    var unmonitored: CLMonitor.Event.State {
        SystemInterface.unmonitoredState.isMissing(in: device.os) ? .unknown : .unmonitored
    }

    private func lookLater(after delay: Duration) {
        guard !isLookDue else { return }
        isLookDue = true
        device.schedule(Self.look, after: delay, to: slot)
    }
}

extension DeviceEvent.Kind {
    /// Something became of a condition; the payload is the index of the news.
    static let conditionNews = DeviceEvent.Kind(rawValue: 3)
}

extension ConditionStore: DeviceEventReceiver {
    func receive(_ event: DeviceEvent) {
        if event.kind == Self.look { isLookDue = false }
        guard !watched.isEmpty else { return }
        lookLater(after: .seconds(10))
        lookAtConditions()
    }

    func label(of event: DeviceEvent) -> String { event.kind == Self.look ? "look at conditions" : "authorization" }

    func digest(into digest: inout StateDigest) {
        for item in watched {
            digest.combine(item.monitor)
            digest.combine(item.identifier)
            digest.combine(Int(item.lastEvent.state.rawValue))
            digest.combine(item.candidate.map { (device.now - $0.since).inSeconds } ?? -1)
            digest.combine(item.isConfirmed)
        }
        digest.combine(unheard.count)
    }
}
