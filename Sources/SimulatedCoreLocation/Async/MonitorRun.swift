// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedDevice

/// One run through a monitor's events: it receives the device's events, and fills the inbox of its iteration.
final class MonitorRun {
    let inbox = Inbox<CLMonitor.Event>()
    private let monitor: CLMonitor
    private let caller: AsyncCaller
    private var slot: DeviceSlot?
    private var implicitSession: Int?

    init(of monitor: CLMonitor, _ device: SimulatedDevice) {
        self.monitor = monitor
        caller = AsyncCaller(device)
    }

    deinit { slot?.retire() }

    private var device: SimulatedDevice { caller.device }

    /// Begins to listen; what was not heard yet comes on a later turn.
    func begin() {
        let asks = device.traits.asyncUpdatesPrompt
        let isImplicit = asks && !device.configuration.declaration.requiresExplicitServiceSession
        let rule: BehaviourRule = !asks ? .liveSilent : isImplicit ? .liveSession : .sessionExplicit
        guard caller.call("events of CLMonitor “\(monitor.name)”, run \(caller.number),", rule: rule) else {
            return inbox.finish()
        }
        let slot = device.register(self)
        self.slot = slot
        if isImplicit {
            implicitSession = device.sessionsPart.open(DeviceServiceSession(.whenInUse, isImplicit: true), for: slot)
        }
        ConditionStore.of(device).listen(monitor.name, slot)
    }

    /// Listens no longer; a second call does nothing.
    func stop() {
        guard let slot, !slot.isRetired else { return }
        slot.retire()
        if let implicitSession { device.sessionsPart.close(implicitSession) }
        inbox.finish()
    }
}

extension MonitorRun: DeviceEventReceiver {
    func receive(_ event: DeviceEvent) {
        guard event.kind == .conditionNews else { return }
        let (told, rule) = ConditionStore.of(device).news[event.payload]
        let flags = told.diagnosis.isEmpty ? "" : ", \(told.diagnosis.names)"
        device.note(
            .coreLocation,
            .callback,
            "event of CLMonitor “\(monitor.name)” to \(caller.name): “\(told.identifier)” \(told.state)\(flags)",
            rule: rule
        )
        inbox.add(told)
    }

    func label(of event: DeviceEvent) -> String {
        event.kind == .conditionNews ? "condition of \(monitor.name)" : "sessions"
    }

    func digest(into digest: inout StateDigest) { digest.combine(monitor.name) }
}
