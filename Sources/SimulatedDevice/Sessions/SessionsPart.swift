// SPDX-License-Identifier: Apache-2.0

package import Geodesy
import PermissionRules

/// The sessions that the app holds, as data: what each needs, what was asked for it, and whether it is in effect.
///
/// Its device owns it, and shows it as `DeviceSessions`. Whoever holds a session hears of
/// anything that may concern it by an event of kind `sessionsChanged`. A session ends when it is closed or its slot is
/// retired.
package final class SessionsPart {
    /// A session and what has become of it.
    struct Held {
        let id: Int
        let kind: Kind
        let slot: DeviceSlot
        /// Whether it has begun: on screen, beside another one, or as one that outlived a relaunch.
        var isInEffect: Bool
        /// Whether the journal has said that it cannot ask.
        var hasComplained = false
        var fullAccuracy = FullAccuracy.open
    }

    /// What a session is.
    enum Kind {
        case service(DeviceServiceSession)
        case activity
    }

    /// How far a session has come with full accuracy.
    enum FullAccuracy: Int {
        case open, asking, granted, refused
    }

    @exclusivity(unchecked) unowned(unsafe) var device: SimulatedDevice!
    @exclusivity(unchecked) private(set) var isEmpty = true
    var held: [Held] = [] { didSet { isEmpty = held.isEmpty } }
    private(set) var slot: DeviceSlot!
    private var lastID = 0
    private var isReviewDue = false
    /// What was in effect when the last process ended, until a new one has had its chance.
    private(set) var remembered: (always: Bool, activity: Bool) = (false, false)
    private var rememberedProcess = 0
    private static let review = DeviceEvent.Kind(rawValue: 1)
    private static let forget = DeviceEvent.Kind(rawValue: 2)

    func attach(to device: SimulatedDevice) {
        self.device = device
        slot = device.register(self, scope: .system, caller: "system")
    }

    deinit { slot?.retire() }

    /// Takes a service session in.
    ///
    /// - Returns: The session's number, for `close(_:)`.
    public func open(_ session: DeviceServiceSession, for slot: DeviceSlot) -> Int {
        let isAlways = session.requirement == .always && device.keeps(.sessionBegins)
        let begins = !isAlways || device.appPart.isOnScreen || alwaysIsInEffect
        return hold(.service(session), slot, isInEffect: begins)
    }

    /// Takes a background activity session in; it has no effect without the background mode.
    ///
    /// - Returns: The session's number, for `close(_:)`.
    public func openActivity(for slot: DeviceSlot) -> Int {
        let begins = device.appPart.isOnScreen || remembered.activity || activityIsInEffect
        return hold(.activity, slot, isInEffect: begins || !device.keeps(.activityBegins))
    }

    /// Ends a session; one that has ended is left alone.
    public func close(_ id: Int) {
        guard let index = held.firstIndex(where: { $0.id == id }) else { return }
        held.remove(at: index)
        settle()
    }

    /// Looks again, on a later turn, what the sessions ask for, and lets everybody who holds one look.
    func reviewLater() {
        guard !isEmpty, !isReviewDue else { return }
        isReviewDue = true
        device.schedule(Self.review, to: slot)
    }

    /// The app's state changed: on screen every session takes effect; a new process has a moment to take up the old ones.
    func appChanged() {
        if device.appPart.isOnScreen, held.contains(where: { !$0.isInEffect }) {
            for index in held.indices { held[index].isInEffect = true }
        }
        if device.appPart.isRunning, device.appPart.process > rememberedProcess, remembered != (false, false) {
            rememberedProcess = device.appPart.process
            let grace = Duration.seconds(device.switches.number(.graceSeconds))
            device.schedule(Self.forget, payload: rememberedProcess, after: grace, to: slot)
        }
        reviewLater()
    }

    /// Drops the sessions whose objects are gone.
    func dropRetired() {
        guard held.contains(where: \.slot.isRetired) else { return }
        let gone = held.filter(\.slot.isRetired)
        held.removeAll(where: \.slot.isRetired)
        for session in gone where !session.isImplicit {
            device.note(.coreLocation, .call, "\(session.name) ends with its object", rule: .sessionEnds)
        }
        settle()
    }

    /// The app's process is about to end: what is in effect is remembered.
    func endProcess() {
        dropRetired()
        remembered = (alwaysIsInEffect, activityIsInEffect)
        rememberedProcess = device.appPart.process
        held = []
    }

    private func hold(_ kind: Kind, _ slot: DeviceSlot, isInEffect: Bool) -> Int {
        lastID += 1
        if !device.keeps(.sessionLayers) { held = [] }
        held.append(Held(id: lastID, kind: kind, slot: slot, isInEffect: isInEffect))
        settle()
        return lastID
    }

    /// A session came or went.
    private func settle() {
        device.locationPart.refresh()
        if !device.locationPart.hasBackgroundSession { device.appPart.reviewBackground() }
        reviewLater()
    }
}

extension SessionsPart: DeviceEventReceiver {
    /// Lets sessions ask, or forgets those of the last process.
    public func receive(_ event: DeviceEvent) {
        switch event.kind {
        case Self.review:
            isReviewDue = false
            dropRetired()
            pursue()
            for session in held { device.schedule(.sessionsChanged, to: session.slot) }
        case Self.forget where event.payload == device.appPart.process:
            remembered = (false, false)
            reviewLater()
        case .temporaryAccuracyEnded: endFullAccuracyRequest()
        default: break
        }
    }

    /// The word for an event in digests and messages.
    public func label(of event: DeviceEvent) -> String {
        event.kind == Self.review ? "review sessions" : event.kind == Self.forget ? "forget sessions" : "full accuracy"
    }

    /// Adds what is held, and what is remembered of the last process.
    public func digest(into digest: inout StateDigest) {
        for session in held where !session.slot.isRetired {
            digest.combine(session.name)
            digest.combine(session.isInEffect)
            digest.combine(session.fullAccuracy.rawValue)
        }
        if remembered.always { digest.combine("always") }
        if remembered.activity { digest.combine("activity") }
    }
}

extension DeviceEvent.Kind {
    /// Something that may concern the app's sessions has changed: permission, a prompt, the app's state, a session.
    public static let sessionsChanged = DeviceEvent.Kind(rawValue: 0x8010)
}
