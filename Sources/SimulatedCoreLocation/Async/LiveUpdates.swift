// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedDevice

/// One run of asynchronous updates: it receives the device's events, and fills the inbox of its iteration.
final class LiveUpdates {
    let caller: AsyncCaller
    let inbox = Inbox<CLLocationUpdate>()
    private(set) var slot: DeviceSlot!
    private var session: Int?
    private var implicitSession: Int?
    private var isOver = true

    /// Since when the receivers look; nil while nothing may be delivered.
    var acquiringSince: Duration?
    var pendingTick: DeviceEventID?
    var isReduced = false
    /// What the last update without a location said; nil after one with a location.
    var lack: ServiceDiagnosis?
    /// Whether the last update without location was for a refusal or a loss, where the iOS has no words for it.
    var isLost = false
    /// Since when and where the phone has lain still.
    var still: (since: Duration, at: Coordinate<WGS84>)?
    var isStationary = false

    init(_ device: SimulatedDevice) { caller = AsyncCaller(device) }

    deinit { slot?.retire() }

    var device: SimulatedDevice { caller.device }

    /// Starts the run, if the simulated iOS has such a thing.
    func begin(_ configuration: CLLocationUpdate.LiveConfiguration) {
        let argument = configuration == .default ? "" : ".\(configuration)"
        guard caller.call("liveUpdates(\(argument)), run \(caller.number),", .liveUpdates, rule: startRule) else {
            return inbox.finish()
        }
        isOver = false
        let slot = device.register(self)
        self.slot = slot
        device.permissionPart.observeChanges(slot)
        device.appPart.observeState(slot)
        let session = device.locationPart.open(for: slot)
        self.session = session
        var wants = DeviceLocationSession()
        wants.isUpdating = true
        device.locationPart.update(session, wants)
        if hasImplicitSession {
            implicitSession = device.sessionsPart.open(DeviceServiceSession(.whenInUse, isImplicit: true), for: slot)
        }
        device.schedule(.liveLook, to: slot)
    }

    /// Ends the run; a second call does nothing.
    func stop() {
        guard !isOver else { return }
        isOver = true
        _ = caller.call("run \(caller.number) of liveUpdates ended")
        slot.retire()
        if let session { device.locationPart.update(session, DeviceLocationSession()) }
        if let implicitSession { device.sessionsPart.close(implicitSession) }
        inbox.finish()
    }

    /// Hands an update to the iteration.
    func deliver(_ fix: DeviceFix?, _ diagnosis: ServiceDiagnosis, rule: BehaviourRule) {
        guard device.keeps(rule) else { return }
        let location = fix.map { CLLocation($0, on: device) }
        if let location, let session {
            device.locationPart.noteDelivery(to: session)
            device.noteFix(.coreLocation, .callback, rule: rule.rawValue) {
                "\(text)\(isStationary ? "stationary, " : "")\(location.values.brief)"
            }
        } else {
            device.note(.coreLocation, .callback, "\(text)\(diagnosis.names)", rule: rule)
        }
        inbox.add(CLLocationUpdate(location: location, stationary: isStationary, diagnosis: diagnosis))
    }

    /// Whether iterating is a session of its own.
    private var hasImplicitSession: Bool {
        device.traits.asyncUpdatesPrompt && !device.configuration.declaration.requiresExplicitServiceSession
    }

    private var startRule: BehaviourRule {
        guard device.traits.asyncUpdatesPrompt else { return .liveSilent }
        return hasImplicitSession ? .liveSession : .sessionExplicit
    }

    private var text: String { "update of run \(caller.number) to \(caller.name): " }
}
