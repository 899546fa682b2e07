// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// The object that watches conditions by name, from iOS 17.
///
/// Apple's is an actor. This one stays on its device's isolation, because a device is driven by one thread at a time: its
/// methods run where their caller is, which must be there, on the main actor or in the body of `device.run`. Code that
/// awaits them reads the same for both.
///
/// The conditions belong to the name, and outlive the object and the process: make the monitor again by the same name at
/// each launch. It belongs to `SimulatedDevice.current`.
public final class CLMonitor {
    /// The monitor's name.
    public let name: String
    private let caller: AsyncCaller
    private let isPresent: Bool

    /// Opens the monitor of a name, with the conditions that it has.
    public init(_ name: String) async {
        self.name = name
        caller = AsyncCaller(SimulatedDevice.current)
        isPresent = caller.call("CLMonitor(“\(name)”)", .monitor, rule: .conditionsPersist)
        if isPresent, !caller.device.keeps(.conditionsPersist) { store.watched = [] }
    }

    /// Watches a condition under a name; one of the same name is replaced.
    ///
    /// An event follows once the state is known, and differs from the unknown.
    public func add(_ condition: some CLCondition, identifier: String) async {
        await add(condition, identifier: identifier, assuming: .unknown)
    }

    /// Watches a condition under a name, which is taken to be in a state; one of the same name is replaced.
    ///
    /// An event follows once the state is known, and differs from the one assumed. An app has 20 conditions at most; one
    /// too many is told as unmonitored.
    public func add(_ condition: some CLCondition, identifier: String, assuming state: Event.State) async {
        let text = "add “\(identifier)” to CLMonitor “\(name)”, assuming \(state),"
        guard isPresent, caller.call(text, rule: .conditionAdded) else { return }
        store.add(condition, identifier, assuming: state, to: name)
    }

    /// Watches a condition no longer; a name that is not there is left alone.
    public func remove(_ identifier: String) async {
        guard isPresent, caller.call("remove “\(identifier)” from CLMonitor “\(name)”") else { return }
        store.remove(identifier, from: name)
    }

    /// A condition and what was last known of it; nil if there is none of the name.
    public func record(for identifier: String) async -> Record? {
        guard isPresent, let watched = store.watched(identifier, in: name) else { return nil }
        return Record(condition: watched.condition, lastEvent: watched.lastEvent)
    }

    /// The names of the conditions, in the order in which they were added.
    public var identifiers: [String] {
        get async { isPresent ? store.watched.filter { $0.monitor == name }.map(\.identifier) : [] }
    }

    /// What becomes of the conditions, beginning with what was not heard yet.
    ///
    /// From iOS 18 iterating asks for permission, as a held session for when-in-use does.
    public var events: Events {
        get async { Events(monitor: self) }
    }

    /// Begins to hear of the conditions.
    func listen() -> MonitorRun {
        let run = MonitorRun(of: self, caller.device)
        if isPresent { run.begin() } else { run.inbox.finish() }
        return run
    }

    private var store: ConditionStore { ConditionStore.of(caller.device) }
}
