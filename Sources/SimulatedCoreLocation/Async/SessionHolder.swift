// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedDevice

/// What a session object holds on its device: it ends with the object, and tells the object's iterations.
final class SessionHolder {
    let caller: AsyncCaller
    private let name: String
    private var slot: DeviceSlot?
    private var id: Int?
    private var inboxes: [Inbox<ServiceDiagnosis>] = []
    private var told: ServiceDiagnosis?
    private let hasDiagnostics: Bool
    private static let first = DeviceEvent.Kind(rawValue: 1)

    /// Journals that a session is made; it becomes one with `hold(_:)`.
    init(_ device: SimulatedDevice, _ name: String) {
        caller = AsyncCaller(device)
        self.name = name
        hasDiagnostics = device.traits.hasServiceSessions
    }

    deinit { slot?.retire() }

    private var device: SimulatedDevice { caller.device }

    /// Begins the session, if the simulated iOS has such a thing.
    func hold(_ interface: SystemInterface, rule: BehaviourRule, _ open: (DeviceSlot) -> Int) {
        guard caller.call("\(name), session \(caller.number),", interface, rule: rule) else { return }
        let slot = device.register(self)
        self.slot = slot
        id = open(slot)
    }

    /// Ends the session; a second call does nothing.
    func invalidate() {
        guard let id, let slot, !slot.isRetired else { return }
        _ = caller.call("\(name), session \(caller.number), invalidated", rule: .sessionEnds)
        guard device.keeps(.sessionEnds) else { return }
        self.id = nil
        device.sessionsPart.close(id)
        slot.retire()
        inboxes.forEach { $0.finish() }
        inboxes = []
    }

    /// Fills an inbox with what keeps the session from its goal, now and after each change.
    func listen(_ inbox: Inbox<ServiceDiagnosis>) {
        guard let slot, !slot.isRetired, hasDiagnostics else { return inbox.finish() }
        inboxes.append(inbox)
        told = nil
        device.schedule(Self.first, to: slot)
    }

    /// Fills an inbox no longer.
    func leave(_ inbox: Inbox<ServiceDiagnosis>) { inboxes.removeAll { $0 === inbox } }
}

extension SessionHolder: DeviceEventReceiver {
    func receive(_ event: DeviceEvent) {
        guard let id, !inboxes.isEmpty, device.keeps(.sessionDiagnosis) else { return }
        let diagnosis = device.sessionsPart.diagnosis(of: id)
        guard diagnosis != told else { return }
        told = diagnosis
        device.note(
            .coreLocation,
            .callback,
            "diagnostic of session \(caller.number) to \(caller.name): \(diagnosis.names)",
            rule: .sessionDiagnosis
        )
        for inbox in inboxes { inbox.add(diagnosis) }
    }

    func label(of event: DeviceEvent) -> String { "session \(caller.number) change" }

    func digest(into digest: inout StateDigest) {
        digest.combine(name)
        digest.combine(inboxes.count)
        digest.combine(told.map { Int($0.rawValue) } ?? -1)
    }
}
