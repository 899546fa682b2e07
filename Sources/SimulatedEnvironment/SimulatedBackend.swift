// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

/// A provider's world on a simulated device.
final class SimulatedBackend: EndingBackend {
    private let device: SimulatedDevice
    private let owner: String
    private var slot: DeviceSlot?
    private var actions: [Int: (label: String, run: () -> Void)] = [:]
    private var lastAction = 0
    private let observers = ObserverList<ApplicationState>()
    private let endObservers = ObserverList<Void>()

    private static let action = DeviceEvent.Kind(rawValue: 1)
    private static let settings = DeviceEvent.Kind(rawValue: 2)

    init(_ device: SimulatedDevice, owner: String) {
        self.device = device
        self.owner = owner
        let slot = device.register(self)
        self.slot = slot
        device.app.observeState(slot)
    }

    deinit { slot?.retire() }

    var infoDictionary: InfoDictionary {
        let declaration = device.configuration.declaration
        let texts = declaration.usageTexts.map { ($0.key.rawValue, $0.value) }
        return InfoDictionary(
            usageDescriptions: Dictionary(uniqueKeysWithValues: texts),
            backgroundModes: declaration.backgroundModes.sorted(),
            temporaryUsageDescriptions: declaration.temporaryUsageTexts
        )
    }

    var systemVersion: SystemVersion {
        SystemVersion(device.os.major, device.os.minor)
    }

    var applicationState: ApplicationState { ApplicationState(device.app.state) }

    var now: Double { device.timestamp }

    func schedule(after seconds: Double, label: String, _ action: @escaping () -> Void) -> ScheduledAction {
        guard let slot else { return ScheduledAction {} }
        lastAction += 1
        let number = lastAction
        actions[number] = (label, action)
        let event = device.schedule(Self.action, payload: number, after: .seconds(seconds), to: slot)
        return ScheduledAction { [weak self] in
            guard let self, self.actions.removeValue(forKey: number) != nil else { return }
            self.device.cancel(event)
        }
    }

    func openSettings() {
        guard let slot else { return }
        device.schedule(Self.settings, to: slot)
    }

    func record(isUpdate: Bool, _ makeEvent: () -> ProviderEvent) {
        if isUpdate {
            device.noteFix(.provider, .update) { makeEvent().line }
        } else {
            let event = makeEvent()
            guard let kind = DeviceJournalEvent(rawValue: event.name) else { return }
            device.note(.provider, kind, event.line, rule: event.clause)
        }
    }

    func countsUpdate() -> Bool { device.countsFix(.provider) }

    func enclose(_ body: () -> Void) {
        device.asCurrent(body)
    }

    func askElsewhere(_ question: @escaping @Sendable () -> Bool, _ answer: @escaping (Bool) -> Void) {
        answer(device.asCurrent { device.onAnotherThread(question) })
    }

    func observeApplicationState(_ handler: @escaping (ApplicationState) -> Void) -> ObservationToken {
        observers.add(handler)
    }

    func observeEnd(_ handler: @escaping () -> Void) -> ObservationToken { endObservers.add(handler) }
}

extension SimulatedBackend: DeviceEventReceiver {
    func receive(_ event: DeviceEvent) {
        switch event.kind {
        case Self.action: actions.removeValue(forKey: event.payload)?.run()
        case Self.settings: device.app.openSettings()
        case .appStateChanged: observers.send(ApplicationState(DeviceAppState.allCases[event.payload]))
        default: break
        }
    }

    func processEnded() {
        actions = [:]
        endObservers.send(())
    }

    func digest(_ event: DeviceEvent, into digest: inout StateDigest) {
        digest.combine(Int(event.kind.rawValue))
        if event.kind == Self.action { digest.combine(actions[event.payload]?.label ?? "") }
    }

    func label(of event: DeviceEvent) -> String {
        switch event.kind {
        case Self.action: "\(owner): \(actions[event.payload]?.label ?? "called off")"
        case Self.settings: "\(owner): open Settings"
        default: "\(owner): app state"
        }
    }
}

extension ProviderEvent {
    /// The event as the journal prints it.
    fileprivate var line: String { "\(provider) \(detail(coordinates: true))" }
}

extension ApplicationState {
    /// The state as `UIApplication` would tell it.
    init(_ state: DeviceAppState) {
        switch state {
        case .active: self = .active
        case .inactive: self = .inactive
        case .background, .suspended, .terminated: self = .background
        }
    }
}
