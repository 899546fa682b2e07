// SPDX-License-Identifier: Apache-2.0

package import Geodesy
package import PermissionRules

/// The app's process and its place on the screen.
///
/// Its device owns it, and shows it as `DeviceApp`.
package final class AppPart {
    /// Where the app is in its life cycle.
    @exclusivity(unchecked) public private(set) var state = DeviceAppState.terminated
    /// The number of the running or last process; 0 before the first launch.
    public private(set) var process = 0
    /// Who started the running or last process; nil before the first launch.
    public private(set) var launchReason: DeviceLaunchReason?
    /// What the app's code does when the system launches it off screen, as its life-cycle hook would.
    ///
    /// It runs inside the delivery of the event that launched the app, with the device as the current one. A launch by
    /// the user does not run it: whoever calls `launch()` goes on in the new process.
    public var launchedBySystem: (() -> Void)?
    /// The last time in which the app was suspended; nil in a process that has not been.
    public private(set) var lastSuspension: (start: Duration, end: Duration)?
    /// Whether the user has quit the app, and not started it since.
    public private(set) var wasForceQuit = false
    /// Whether the phone was restarted and not unlocked since.
    public internal(set) var isLockedSinceRestart = false

    @exclusivity(unchecked) unowned(unsafe) var device: SimulatedDevice!
    private var slot: DeviceSlot!
    private var observers = DeviceSlotList()
    private var leftScreenAt: Int64?
    private var useCheck: DeviceEventID?
    private static let checkUse = DeviceEvent.Kind(rawValue: 1)
    /// How long an app may run for an event ("about ten seconds", region monitoring guide).
    private static let eventTime = Duration.seconds(10)
    private var hasNotedRefusal = false
    private var suspendedAt: Duration?

    func attach(to device: SimulatedDevice) {
        self.device = device
        slot = device.register(self, scope: .system, caller: "system")
    }

    deinit { slot?.retire() }

    /// Whether the app has a process that is not frozen.
    public var isRunning: Bool { state != .suspended && state != .terminated }

    /// Whether the app runs and is on screen.
    public var isOnScreen: Bool { state == .active || state == .inactive }

    /// Where the app stands for the permission rules.
    public var presence: AppPresence {
        switch state {
        case .active, .inactive: .foreground
        case .background where device.locationPart.hasBackgroundSession: .indicator
        case .background where isWithinGrace: .grace
        case .background, .suspended, .terminated: .background
        }
    }

    /// Starts the app's process, on screen; does nothing while it runs.
    public func launch() {
        guard state == .terminated else { return }
        device.unlock()
        beginProcess(.user)
        change(to: device.permissionPart.hasPromptOverApp ? .inactive : .active)
    }

    /// Brings the app back on screen, from the background or from suspension; what waited for it is delivered.
    public func enterForeground() {
        guard state == .background || state == .suspended else { return }
        endSuspension()
        leftScreenAt = nil
        useCheck.map(device.cancel)
        change(to: device.permissionPart.hasPromptOverApp ? .inactive : .active)
        if !device.keeps(.callbackAfterSuspension) { device.held = [] }
        device.releaseHeldEvents()
        device.locationPart.refresh()
    }

    /// Lets the app run off screen for a moment, because of an event that it may have there.
    ///
    /// A suspended app goes on, a terminated one is launched: not one that was never launched, none before the first
    /// unlock after a restart, and one that the user has quit only if `relaunchAfterForceQuit` says so.
    public func wake() {
        switch state {
        case .suspended where !device.keeps(.monitoringWakes): break
        case .suspended:
            endSuspension()
            change(to: .background, rule: BehaviourRule.monitoringWakes.rawValue)
            device.releaseHeldEvents()
            device.locationPart.refresh()
            scheduleUseCheck(after: Self.eventTime)
        case .terminated: launchForEvent()
        case .active, .inactive, .background: break
        }
    }

    private func launchForEvent() {
        guard process > 0, !isLockedSinceRestart || !device.keeps(.monitoringLocked) else { return }
        let rule = wasForceQuit ? BehaviourRule.monitoringForceQuit : .monitoringRelaunches
        guard !wasForceQuit || device.switches.isOn(.relaunchAfterForceQuit) else {
            if !hasNotedRefusal { device.note(.system, .refused, "no launch: the user has quit the app", rule: rule) }
            hasNotedRefusal = true
            return
        }
        guard device.keeps(rule) else { return }
        beginProcess(.location)
        change(to: .background, detail: "background: launched for a location event", rule: rule.rawValue)
        scheduleUseCheck(after: Self.eventTime)
        launchedBySystem?()
    }

    private func endSuspension() {
        if let suspendedAt { lastSuspension = (suspendedAt, device.now) }
        suspendedAt = nil
    }

    private func beginProcess(_ reason: DeviceLaunchReason) {
        process += 1
        launchReason = reason
        (suspendedAt, lastSuspension) = (nil, nil)
        wasForceQuit = false
        hasNotedRefusal = false
    }

    /// Takes the app off the screen; beyond the grace period it is suspended unless location keeps it running.
    public func enterBackground() { leaveScreen(rule: nil) }

    /// Takes the app off the screen, for a reason that the ledger has a row for.
    func leaveScreen(rule: String?) {
        guard isOnScreen else { return }
        leftScreenAt = device.nanoseconds
        change(to: .background, rule: rule)
        device.permissionPart.appLeftScreen()
        device.locationPart.refresh()
        scheduleUseCheck()
    }

    /// Puts something other than a location prompt in front of the app, such as Notification Centre.
    public func resignActive() {
        if state == .active { change(to: .inactive) }
    }

    /// Takes away what was in front of the app; a prompt that is still on screen keeps it inactive.
    public func becomeActive() {
        if state == .inactive, !device.permissionPart.hasPromptOverApp { change(to: .active) }
    }

    /// Ends the app's process: its managers deliver nothing more, a prompt on screen goes with it.
    ///
    /// An app that the user quits is launched for location events only if `relaunchAfterForceQuit` says so. `reason` is
    /// for the journal, for example what made the system end the app.
    public func terminate(
        by ender: DeviceTermination = .system,
        reason: String? = nil,
        rule: BehaviourRule = .processEnded
    ) {
        if ender == .user { wasForceQuit = true }
        guard state != .terminated else { return }
        let ended = process
        let reason = reason ?? (ender == .user ? "by the user" : nil)
        leftScreenAt = nil
        useCheck.map(device.cancel)
        device.permissionPart.dismissAppPrompts(because: "the app ended")
        device.sessionsPart.endProcess()
        change(to: .terminated, detail: reason.map { "terminated: \($0)" }, rule: rule.rawValue)
        if device.keeps(.processEnded) { device.receivers.endProcess(ended) }
        device.held = []
        observers.removeAll()
        device.locationPart.endProcess()
        device.storage.endProcess()
        device.permissionPart.lapse(.processEnded)
    }

    /// Tells a receiver of every later change of the app's state, as an event of kind `appStateChanged`.
    public func observeState(_ slot: DeviceSlot) {
        observers.append(slot)
    }

    /// The reason that kept the app running off screen may have ended.
    func reviewBackground() {
        if state == .background { scheduleUseCheck() }
    }

    private var grace: Duration { .seconds(device.switches.number(.graceSeconds)) }

    private var isWithinGrace: Bool {
        leftScreenAt.map { device.nanoseconds < $0 + grace.nanoseconds } ?? false
    }

    private func scheduleUseCheck(after delay: Duration? = nil) {
        useCheck.map(device.cancel)
        useCheck = device.schedule(Self.checkUse, after: delay ?? grace, to: slot)
    }

    private func endUse() {
        guard state == .background, !device.locationPart.hasBackgroundSession, device.keeps(.suspended) else { return }
        suspendedAt = device.now
        change(to: .suspended, rule: BehaviourRule.suspended.rawValue)
        device.permissionPart.lapse(.useEnded)
        device.locationPart.refresh()
    }

    private func change(
        to new: DeviceAppState,
        detail: String? = nil,
        rule: String? = nil
    ) {
        state = new
        device.note(.system, .appState, detail ?? new.rawValue, rule: rule)
        device.sessionsPart.appChanged()
        guard new != .suspended, new != .terminated else { return }
        let payload = DeviceAppState.allCases.firstIndex(of: new) ?? 0
        for observer in observers.living {
            device.schedule(.appStateChanged, payload: payload, to: observer)
        }
    }
}

extension AppPart: StateDigesting {
    /// Adds where the app stands, and how it got there as far as that matters.
    public func digest(into digest: inout StateDigest) {
        digest.combine(state.rawValue)
        digest.combine(presence.rawValue)
        digest.combine(launchReason?.rawValue ?? "")
        for flag in [wasForceQuit, isLockedSinceRestart, process > 0] { digest.combine(flag) }
        digest.combine(age: suspendedAt.map { (device.now - $0).inSeconds })
    }
}

extension AppPart: DeviceEventReceiver {
    /// Ends the app's use of the device when the grace period is over.
    public func receive(_ event: DeviceEvent) { endUse() }

    /// The word for an event in digests and messages.
    public func label(of event: DeviceEvent) -> String { "end of grace" }
}
