// SPDX-License-Identifier: Apache-2.0

public import PermissionRules

/// The app's process and its place on the screen.
///
/// It keeps its device alive, which owns what it shows: hold it for as long as you like, but not inside the device.
public struct DeviceApp {
    /// The device that it is a part of.
    public let device: SimulatedDevice

    var part: AppPart { device.appPart }

    /// Where the app is in its life cycle.
    public var state: DeviceAppState { part.state }

    /// The number of the running or last process; 0 before the first launch.
    public var process: Int { part.process }

    /// Who started the running or last process; nil before the first launch.
    public var launchReason: DeviceLaunchReason? { part.launchReason }

    /// What the app's code does when the system launches it off screen, as its life-cycle hook would.
    ///
    /// It runs inside the delivery of the event that launched the app, with the device as the current one. A launch by
    /// the user does not run it: whoever calls `launch()` goes on in the new process.
    public var launchedBySystem: (() -> Void)? {
        get { part.launchedBySystem }
        nonmutating set { part.launchedBySystem = newValue }
    }

    /// The last time in which the app was suspended; nil in a process that has not been.
    public var lastSuspension: (start: Duration, end: Duration)? { part.lastSuspension }

    /// Whether the user has quit the app, and not started it since.
    public var wasForceQuit: Bool { part.wasForceQuit }

    /// Whether the phone was restarted and not unlocked since.
    public var isLockedSinceRestart: Bool { part.isLockedSinceRestart }

    /// Whether the app has a process that is not frozen.
    public var isRunning: Bool { part.isRunning }

    /// Whether the app runs and is on screen.
    public var isOnScreen: Bool { part.isOnScreen }

    /// Where the app stands for the permission rules.
    public var presence: AppPresence { part.presence }

    /// Starts the app's process, on screen; does nothing while it runs.
    public func launch() { part.launch() }

    /// Brings the app back on screen, from the background or from suspension; what waited for it is delivered.
    public func enterForeground() { part.enterForeground() }

    /// Lets the app run off screen for a moment, because of an event that it may have there.
    ///
    /// A suspended app goes on, a terminated one is launched: not one that was never launched, none before the first
    /// unlock after a restart, and one that the user has quit only if `relaunchAfterForceQuit` says so.
    public func wake() { part.wake() }

    /// Takes the app off the screen; beyond the grace period it is suspended unless location keeps it running.
    public func enterBackground() { part.enterBackground() }

    /// Puts something other than a location prompt in front of the app, such as Notification Centre.
    public func resignActive() { part.resignActive() }

    /// Takes away what was in front of the app; a prompt that is still on screen keeps it inactive.
    public func becomeActive() { part.becomeActive() }

    /// Ends the app's process: its managers deliver nothing more, a prompt on screen goes with it.
    ///
    /// An app that the user quits is launched for location events only if `relaunchAfterForceQuit` says so. `reason` is
    /// for the journal, for example what made the system end the app.
    public func terminate(
        by ender: DeviceTermination = .system,
        reason: String? = nil,
        rule: BehaviourRule = .processEnded
    ) { part.terminate(by: ender, reason: reason, rule: rule) }

    /// Tells a receiver of every later change of the app's state, as an event of kind `appStateChanged`.
    public func observeState(_ slot: DeviceSlot) { part.observeState(slot) }
}
